import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** The server in a process of its own, which hardly limits how often somebody asks, and how long it took to start, in ms. */
export async function startServer(
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string; started: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      APP_ORIGIN: '',
      SMTP_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((tell, fail) => {
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      const found = /is at (http:\S+)/.exec(output)?.[1]
      if (found) tell(found)
    })
    child.once('exit', () => fail(new Error('The server did not start.')))
  })
  return { child, origin, started: performance.now() - began }
}

/** The memory of a server, in MiB. */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024
