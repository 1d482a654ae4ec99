import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

const PASSWORD = 'Analytical1!'
const answer = v.looseObject({ status: v.boolean(), result: v.unknown() })
const mail = v.looseObject({ recipient: v.string(), link: v.string() })

/** Request options of a call. */
export const post = (payload: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(payload),
  headers: { 'Content-Type': 'application/json' },
})

/** A member with a browser session: stores cookies and makes calls in one role. */
export class Member {
  readonly emailAddress = `worst.${crypto.randomUUID()}@example.com`
  readonly #cookies = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Sends a request and reads the whole response. */
  async send(path: string, init: RequestInit = {}): Promise<{ status: number; bytes: number; text: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.#origin + path, {
      redirect: 'manual',
      ...init,
      headers: { Origin: this.#origin, ...(cookie && { Cookie: cookie }), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, bytes: Buffer.byteLength(text), text }
  }

  /**
   * Makes a call and returns its parsed result.
   *
   * @throws {Error} if the server refuses the call
   */
  async call<Schema extends v.GenericSchema>(
    path: string,
    payload: object,
    result: Schema,
  ): Promise<v.InferOutput<Schema>> {
    return this.#resultOf(path, post(payload), result)
  }

  /**
   * Reads a public resource.
   *
   * @throws {Error} if the server refuses the request
   */
  read<Schema extends v.GenericSchema>(path: string, result: Schema): Promise<v.InferOutput<Schema>> {
    return this.#resultOf(path, {}, result)
  }

  async #resultOf<Schema extends v.GenericSchema>(
    path: string,
    init: RequestInit,
    result: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const { text } = await this.send(path, init)
    const envelope = v.parse(answer, JSON.parse(text))
    if (!envelope.status) throw new Error(`${path}: ${text.slice(0, 300)}`)
    return v.parse(result, envelope.result)
  }

  /** Registers, and verifies the email address with the link in the server's outbox. */
  async register(role: 'candidate' | 'employer', dataDir: string): Promise<this> {
    await this.call(
      `/api/${role}/register`,
      {
        firstName: 'Ada',
        lastName: 'Byron',
        emailAddress: this.emailAddress,
        password: PASSWORD,
        provider: 'email',
        ...(role === 'employer' && { companyName: 'Engine Works' }),
      },
      v.unknown(),
    )
    const verificationCode = await this.#mailedCode(join(dataDir, 'outbox'))
    await this.call(`/api/${role}/verify`, { emailAddress: this.emailAddress, verificationCode }, v.unknown())
    return this
  }

  async #mailedCode(outbox: string): Promise<string> {
    for (let tries = 0; tries < 400; tries += 1) {
      const found = mailsIn(outbox).find(({ recipient }) => recipient === this.emailAddress)
      if (found) return new URL(found.link).pathname.split('/').at(-1) ?? ''
      await setTimeout(25)
    }
    throw new Error(`No mail for ${this.emailAddress}`)
  }
}

function mailsIn(outbox: string) {
  try {
    const files = readdirSync(outbox).filter((name) => name.endsWith('.json'))
    return files.map((name) => v.parse(mail, JSON.parse(readFileSync(join(outbox, name), 'utf8'))))
  } catch {
    // The folder does not exist before the first mail, and a mail may be only partly written.
    return []
  }
}
