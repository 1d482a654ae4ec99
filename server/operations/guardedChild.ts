import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { watchMemory } from './memoryWatch.ts'

/** Niceness of a child: what the server does itself comes first. */
const NICENESS = 10

/** The child took too long. */
export class ChildTooSlow extends Error {}

/** The child ended without an answer, as it does when it takes too much memory. */
export class ChildEnded extends Error {}

/** Work on untrusted files, in a process of its own for each, which is killed afterwards. */
export interface GuardedChild<Request extends Serializable, Answer> {
  /** @throws ChildTooSlow; ChildEnded */
  ask(asked: Request): Promise<Answer>
  /** Kills the processes that still work. */
  close(): void
}

interface Options {
  /** Module of the child: it receives one message and sends one. */
  readonly childFile: string
  readonly timeoutMs: number
  readonly maxHeapMiB: number
  /** All memory of the process, where the machine tells. */
  readonly maxMemoryBytes: number
  /** True if it may load native code. Node’s permissions do not bind what that does. */
  readonly hasNativeCode?: boolean
}

/** All that a child may read: the code and its packages, not the settings and the data that may lie beside them. */
const readable = ['server', 'contract', 'node_modules', 'package.json'].map((name) =>
  join(import.meta.dirname, '../..', name),
)

const argumentsOf = ({ childFile, hasNativeCode = false, maxHeapMiB }: Options) => [
  // No other files, programs or threads.
  '--permission',
  ...(hasNativeCode ? ['--allow-addons'] : []),
  // Modules have their real paths, and each of these may be a link.
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
      // Empty environment: no secret of the server.
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
        // The child runs our own code: its answers have this type.
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
    // It has ended already, or the machine has no priorities.
  }
}
