import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { watchMemory } from './memoryWatch.ts'

/** Niceness of a child process, so that the server itself has priority. */
const NICENESS = 10

/** Timeout of the child process. */
export class ChildTooSlow extends Error {}

/** Child process ended without a response, for example because of its memory limit. */
export class ChildEnded extends Error {}

/** Processing of untrusted files. Each runs in a separate child process, which is killed afterwards. */
export interface GuardedChild<Request extends Serializable, Answer> {
  /**
   * Sends a request to a new child process.
   *
   * @throws ChildTooSlow; ChildEnded
   */
  ask(asked: Request): Promise<Answer>
  /** Kills all running child processes. */
  close(): void
}

interface Options {
  /** Module of the child process: it receives one message and sends one. */
  readonly childFile: string
  readonly timeoutMs: number
  readonly maxHeapMiB: number
  /** Limit of the total process memory, enforced where the operating system reports it. */
  readonly maxMemoryBytes: number
  /** True to allow native code, which Node’s permissions do not restrict. */
  readonly hasNativeCode?: boolean
}

/** Readable paths of a child: code and packages, excluding settings and data in the same folder. */
const readable = ['server', 'contract', 'node_modules', 'package.json'].map((name) =>
  join(import.meta.dirname, '../..', name),
)

const argumentsOf = ({ childFile, hasNativeCode = false, maxHeapMiB }: Options) => [
  // Permission model: no other files, programs or threads.
  '--permission',
  ...(hasNativeCode ? ['--allow-addons'] : []),
  // Node resolves modules to real paths, and each of these may be a symbolic link.
  ...[...readable, dirname(childFile)]
    .flatMap((path) => [path, realpathSync(path)])
    .map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${maxHeapMiB}`,
]

export function createGuardedChild<Request extends Serializable, Answer>(
  options: Options,
): GuardedChild<Request, Answer> {
  const children = new Set<ChildProcess>()
  const start = () => {
    const child = fork(options.childFile, {
      execArgv: argumentsOf(options),
      // Empty environment, because the server's contains secrets.
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    beNice(child)
    return child
  }
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        const child = start()
        const settle = (work: () => void) => {
          clearTimeout(timer)
          stopWatching()
          child.off('message', take).off('exit', exit)
          child.kill('SIGKILL')
          work()
        }
        // The child runs code of this repository, so its responses have this type.
        const take = (answer: Answer) => settle(() => resolve(answer))
        const exit = () => settle(() => reject(new ChildEnded('The child has ended.')))
        const timer = setTimeout(
          () => settle(() => reject(new ChildTooSlow('The child took too long.'))),
          options.timeoutMs,
        ).unref()
        const stopWatching = watchMemory(child, options.maxMemoryBytes)
        child.on('message', take).on('exit', exit)
        child.on('error', (error) => settle(() => reject(error)))
        child.send(asked, (error) => error && settle(() => reject(error)))
      }),
    close: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

function beNice({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, NICENESS)
  } catch {
    // The process has ended already, or the system does not support priorities.
  }
}
