import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The application as it is served in production, in a process of its own, with data of its own. */
export class App {
  readonly origin: string
  readonly dataDir: string
  /** The PostgreSQL that holds its data; undefined where they lie in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Everything the server has printed. */
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
   * @param fill puts something into its data before the server starts
   * @param env settings besides its own
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

  /** Starts the server again, on the same address and data, after `stop` or `kill`. */
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
    // All people of a worker come from one machine.
    const limits = { RATE_LIMIT_SCALE: '1000' }
    // Postings are public at once: no operator reviews them here.
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

  /** Types a command as an operator does. Returns what it prints. */
  async operate(...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/commands/operator.ts', ...words],
      { env: this.#settings() },
    )
    return stdout.trim()
  }

  /** Serves another build of the application, from a folder, on the same address and data. */
  async serve(distDir: string): Promise<void> {
    this.#program = ['e2e/support/serveBuild.ts', distDir]
    await this.restart()
  }

  /** Asks the server to end, as an operator would, and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Ends the server at once, in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** The id of the server's process. */
  get pid(): number | undefined {
    return this.#server?.pid
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.launch()
  }

  /** Stops the server and takes its data away. */
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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  return address.port
}
