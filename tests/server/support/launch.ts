import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Place } from './databases.ts'
import { temporaryDirectory } from './harness.ts'

// One compile cache serves every server that is started.
export const { NODE_COMPILE_CACHE = '' } = process.env

const MAIN = resolve(import.meta.dirname, '../../../server/main.ts')

/** Environment variables of a server with its data at this location. */
export const settingsFor = ({ dataDir, databaseUrl = '' }: Place) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  RATE_LIMIT_SCALE: '1000',
  DRAIN_SECONDS: '0',
})

/** Starts the server in its own process, like in production. */
export function launch(env: Readonly<Record<string, string>>, cwd = temporaryDirectory()) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    cwd,
    env: { NODE_COMPILE_CACHE, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'exit').then(([code]: unknown[]) => code)
  let output = ''
  const origin = new Promise<string>((tell) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        output += part
        const found = /is at (\S+)/.exec(output)?.[1]
        if (found) tell(found)
      })
    }
  })
  return { child, ended, origin, output: () => output }
}

/** Runs an operator's command. Returns its exit code and output. */
export async function command(
  name: 'backup' | 'restore' | 'operator',
  place: Place,
  ...args: readonly string[]
) {
  const file = resolve(import.meta.dirname, `../../../server/commands/${name}.ts`)
  const child = spawn(process.execPath, [file, ...args], {
    cwd: temporaryDirectory(),
    env: { NODE_COMPILE_CACHE, ...settingsFor(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await once(child, 'exit').then(([given]: unknown[]) => given)
  return { code, said: (await said).join('') }
}
