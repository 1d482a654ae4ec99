import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks per second on Linux. */
const TICKS = 100

/** Starts a server in its own process with generous rate limits. Returns its start time in ms too. */
export async function startServer(
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string; started: number }> {
  const began = performance.now()
  // The flag that `npm start` sets.
  const flags = ['--max-semi-space-size=8']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../server/main.ts')], {
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

/** Resident memory of a server, in MiB. */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024

/** Processor time of all threads of a server in seconds, read from Linux. */
export function processorSecondsOf({ pid }: { readonly pid?: number | undefined }): number {
  // The twelfth and thirteenth fields after the process name, which can contain anything: time in user mode
  // and in the kernel, in clock ticks.
  const [, figures = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = figures.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS
}
