import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A production server with the application, in its own process and with its own data. */
export class App {
  readonly origin: string
  readonly dataDir: string
  /** URL of its PostgreSQL database; undefined if the data is in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Complete output of the server. */
  output = ''
  #server: ChildProcess | undefined
  #program: readonly string[] = ['server/main.ts']

  readonly #env: Readonly<Record<string, string>>

  private constructor(
    port: number,
    dataDir: string,
    databaseUrl: string | undefined,
    env: Readonly<Record<string, string>>,
  ) {
    this.#env = env
    this.origin = `http://localhost:${port}`
    this.dataDir = dataDir
    this.databaseUrl = databaseUrl
  }

  /**
   * Starts a server with an empty database.
   *
   * @param fill adds data before the server starts
   * @param env additional settings
   */
  static async start(
    databaseUrl?: string,
    fill?: (dataDir: string) => Promise<void>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<App> {
    const app = new App(await freePort(), await mkdtemp(join(tmpdir(), 'e2e-')), databaseUrl, env)
    try {
      await fill?.(app.dataDir)
      await app.launch()
    } catch (error) {
      await app.remove()
      throw error
    }
    return app
  }

  /** Starts the server again with the same address and data, after `stop` or `kill`. */
  async launch(): Promise<void> {
    const server = spawn(process.execPath, this.#program, {
      env: this.#settings(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#server = server
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    while (!(await this.#answers())) {
      if (hasEnded(server)) throw new Error(`The server ended before it answered:\n${this.output}`)
      await setTimeout(25)
    }
  }

  #settings(): NodeJS.ProcessEnv {
    const unset = { HOST: '', SMTP_URL: '', MAIL_FROM: '', TRUST_PROXY: '', VITE_BRAND: '' }
    const { origin: APP_ORIGIN, dataDir: DATA_DIR } = this
    // Relaxed rate limits, because all people of a worker share one IP address.
    const limits = { RATE_LIMIT_SCALE: '1000' }
    // Postings are public at once, because no operator reviews them in tests.
    const review = { POSTING_REVIEW: 'none' }
    return {
      ...process.env,
      ...unset,
      ...limits,
      ...review,
      ...this.#env,
      APP_ORIGIN,
      DATA_DIR,
      DATABASE_URL: this.databaseUrl ?? '',
      PORT: new URL(APP_ORIGIN).port,
    }
  }

  /** Runs an operator command. Returns its output. */
  async operate(...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/commands/operator.ts', ...words],
      { env: this.#settings() },
    )
    return stdout.trim()
  }

  /** Serves another build of the application from a folder, with the same address and data. */
  async serve(distDir: string): Promise<void> {
    this.#program = ['e2e/support/serveBuild.ts', distDir]
    await this.restart()
  }

  /** Ends the server gracefully, and waits until it has stopped. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Kills the server without a graceful shutdown. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Process id of the server. */
  get pid(): number | undefined {
    return this.#server?.pid
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.launch()
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  #answers(): Promise<boolean> {
    return fetch(this.origin).then(
      () => true,
      () => false,
    )
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    if (!server || hasEnded(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

/** A TCP port that is not in use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  return address.port
}
