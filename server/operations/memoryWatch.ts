import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import process from 'node:process'

const BETWEEN_LOOKS_MS = 50
const PAGE_BYTES = 4_096

/**
 * Kills a child process that exceeds a memory limit.
 *
 * @returns function that stops the watch
 */
export function watchMemory(child: ChildProcess, mostBytes: number): () => void {
  const timer = setInterval(() => {
    void memoryOf(child).then((bytes) => bytes > mostBytes && child.kill('SIGKILL'))
  }, BETWEEN_LOOKS_MS).unref()
  return () => clearInterval(timer)
}

/** Memory of a process in bytes; 0 if unknown or ended. */
export async function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0
  const line = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '')
  return Number(line.split(' ')[1] ?? 0) * PAGE_BYTES
}
