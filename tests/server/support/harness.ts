import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { accountPath, accountCalls, type AccountCallName } from '../../contract/support/accountCalls.ts'
import { envelopeSchema } from '../../../contract/envelope.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import type { Passwords } from '../../../server/security/passwords.ts'
import { startServer } from '../../../server/serve.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { migratedIn, newDatabase, type AtEnd, type Place } from './databases.ts'
import { quickPasswords } from './quickPasswords.ts'

export const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@example.com',
  password: 'Analytical1!',
  provider: 'email',
}
export const grace = { ...ada, firstName: 'Grace', lastName: 'Murray', emailAddress: 'grace@example.com' }

export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
export const containing = (text: string): unknown => expect.stringContaining(text)
export const anyText: unknown = expect.any(String)

const answerSchema = v.looseObject({
  status: v.boolean(),
  result: v.unknown(),
  error: v.nullable(
    v.looseObject({ message: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
  ),
})

export interface Answer extends v.InferOutput<typeof answerSchema> {
  readonly http: number
  readonly headers: Headers
  readonly text: string
}

export function temporaryDirectory(atEnd: AtEnd = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'jobgrove-'))
  atEnd(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/**
 * Parses the envelope of a response.
 *
 * @throws {Error} if it violates the contract
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const body: unknown = JSON.parse(text)
  v.parse(envelopeSchema, body)
  return { ...v.parse(answerSchema, body), http: response.status, headers: response.headers, text }
}

/** Simulates a browser: stores cookies and sends the origin of a page. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Client address reported by a proxy. */
  address: string | undefined
  readonly #base: string
  readonly #pageOrigin: string

  constructor(base: string, pageOrigin = base) {
    this.#base = base
    this.#pageOrigin = pageOrigin
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.#base + path, {
      method: 'POST',
      redirect: 'manual',
      ...init,
      headers: {
        Origin: this.#pageOrigin,
        'Content-Type': 'application/json',
        ...(cookie && { Cookie: cookie }),
        ...(this.address && { 'X-Forwarded-For': this.address }),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async call(
    name: AccountCallName,
    payload: object = {},
    role = accountCalls[name].roles[0],
  ): Promise<Answer> {
    return readAnswer(
      await this.send(`/api/${accountPath(role ?? 'candidate', name)}`, { body: JSON.stringify(payload) }),
    )
  }
}

const mailSchema = v.object({
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  link: v.string(),
  stop: v.optional(v.string()),
})

const logLineSchema = v.looseObject({ level: v.number(), time: v.string(), msg: v.string() })

export type LogLine = v.InferOutput<typeof logLineSchema>

/** Location for a server's data without any content: a directory and, on PostgreSQL, an empty database. */
export const emptyPlace = async (): Promise<Place> => ({
  dataDir: temporaryDirectory(),
  databaseUrl: await newDatabase(onTestFinished),
})

/** Location with a migrated database and no other data. */
export const newPlace = (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  migratedIn(temporaryDirectory(atEnd), atEnd)

interface TestOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly distDir?: string
  /** Data of another server, to be reused or shared. */
  readonly place?: Place
  readonly requestTimeouts?: { readonly headers: number; readonly body: number }
  /** Password hashing; very cheap by default. */
  readonly passwords?: Passwords
  /** True if uploads are inspected in child processes. */
  readonly checksFiles?: boolean
  /** Scope after which the server stops; by default, the test. */
  readonly atEnd?: AtEnd
}

/** Starts the real server on a free port with its own data and a clock that the test controls. */
export async function startTestServer({
  atEnd = onTestFinished,
  checksFiles = false,
  env = {},
  distDir,
  passwords = quickPasswords(),
  requestTimeouts,
  place,
}: TestOptions = {}) {
  const clock = { now: Date.UTC(2030, 0, 1) }
  const pauses: number[] = []
  const txtRecords = new Map<string, readonly (readonly string[])[] | Error>()
  const lines: string[] = []
  const logs: LogLine[] = []
  const { dataDir, databaseUrl } = place ?? (await newPlace(atEnd))
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000',
    DRAIN_SECONDS: '0',
    DEMO: 'off',
    // A public origin requires a mail server; this address accepts no connections.
    ...(env['APP_ORIGIN'] && { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' }),
    ...env,
  })
  const server = await startServer(settings, {
    distDir: distDir ?? join(dataDir, 'no-dist'),
    // Advances on every read, so that later events get later times.
    now: () => (clock.now += 1),
    pause: async (milliseconds) => pauses.push(milliseconds),
    resolveTxt: async (name) => {
      const found = txtRecords.get(name) ?? []
      if (found instanceof Error) throw found
      return found
    },
    print: (line) => lines.push(line),
    logger: createLogger(settings, {
      write: (line) => logs.push(v.parse(logLineSchema, JSON.parse(line))),
    }),
    passwords,
    ...(!checksFiles && { fileCheck: { check: async () => {} } }),
    ...(requestTimeouts && { requestTimeouts }),
  })
  atEnd(() => server.close())
  const base = `http://127.0.0.1:${server.port}`
  const mails = async (recipient?: string) => {
    await server.deliverMails()
    const directory = join(dataDir, 'outbox')
    const files = readdirSync(directory, { withFileTypes: true })
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.json'))
    return files
      .map((name) => v.parse(mailSchema, JSON.parse(readFileSync(join(directory, name), 'utf8'))))
      .filter((mail) => !recipient || mail.recipient === recipient)
  }
  return {
    ...server,
    base,
    clock,
    dataDir,
    databaseUrl,
    lines,
    logs,
    /** Delays of calls in milliseconds, which tests do not wait for. */
    pauses,
    /** DNS records by name, set by tests. */
    txtRecords,
    mails,
    browser: () => new Browser(base, settings.appOrigin ?? base),
    /** A browser whose address is reported by a proxy in front of the server. */
    browserAt: (address: string) => {
      const browser = new Browser(base, settings.appOrigin ?? base)
      browser.address = address
      return browser
    },
    /** Code in the newest mail of a kind. */
    codeFor: async (recipient: string, subject: 'Verify' | 'Reset') => {
      const mail = (await mails(recipient)).findLast((each) => each.subject.startsWith(subject))
      const code = mail?.link.split('/').at(-1)
      if (!code) throw new Error(`There is no such mail to ${recipient}.`)
      return code
    },
    /** Registers a person in a new browser. */
    registered: async (person: object = ada) => {
      const browser = new Browser(base, settings.appOrigin ?? base)
      const answer = await browser.call('register', person)
      if (!answer.status) throw new Error(answer.error?.message)
      return { browser, user: v.parse(v.looseObject({ id: v.string() }), answer.result) }
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Starts one server for all tests of a file, which must not affect each other. */
export function sharedTestServer(options: TestOptions = {}): () => TestServer {
  const ends: (() => void | Promise<void>)[] = []
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer({ ...options, atEnd: (end) => ends.push(end) })
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!server) throw new Error('The server has not been started yet.')
    return server
  }
}

export const minutes = (count: number) => count * 60_000
export const days = (count: number) => minutes(count * 24 * 60)
