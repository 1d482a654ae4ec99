import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import type { App } from './app.ts'

/** Mails that a server without SMTP writes to its outbox. */
export class Mailbox {
  readonly #outbox: string

  constructor(app: App) {
    this.#outbox = join(app.dataDir, 'outbox')
  }

  /** Links in the mails to an address, oldest mail first. */
  links(address: string): URL[] {
    const files = globSync(join(this.#outbox, '*.eml'))
      .map((file) => ({ file, written: statSync(file).mtimeMs }))
      .toSorted((one, other) => one.written - other.written || (one.file < other.file ? -1 : 1))
    const mails = files.map(({ file }) => readFileSync(file, 'utf8')).filter(isTo(address))
    return mails.flatMap((mail) => plainText(mail).match(/https?:\/\/[^\s<>"]+/g) ?? []).map(toUrl)
  }

  /**
   * Waits until `count` links to a path that starts with `start` were sent to an address. Returns the newest
   * one: `mailbox.link('ada@example.com', '/auth/verify/')`.
   */
  async link(address: string, start: string, count = 1): Promise<string> {
    const found = () => this.links(address).filter(({ pathname }) => pathname.startsWith(start))
    await expect
      .poll(() => found().length, { message: `mails to ${address} with a link to ${start}` })
      .toBeGreaterThanOrEqual(count)
    return found().at(-1)?.href ?? ''
  }
}

const toUrl = (link: string) => new URL(link)

const isTo = (address: string) => (mail: string) =>
  header(mail, 'To')?.toLowerCase().includes(address.toLowerCase()) ?? false

/** Decoded plain text of a mail, taken from the text part of a multipart mail. */
function plainText(mail: string): string {
  const type = header(mail, 'Content-Type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1]
  if (boundary === undefined) return type.startsWith('text/plain') ? decodedBody(mail) : ''
  return mail
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => plainText(part.trimStart()))
    .join('')
}

function decodedBody(mail: string): string {
  const body = mail.slice(headers(mail).length)
  const encoding = header(mail, 'Content-Transfer-Encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const joined = body.replaceAll(/=\r?\n/g, '')
  return joined.replaceAll(/(=[\dA-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  )
}

const headers = (mail: string) => mail.split(/\r?\n\r?\n/, 1)[0] ?? ''

const header = (mail: string, name: string) => {
  const unfolded = headers(mail).replaceAll(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1]?.trim()
}
