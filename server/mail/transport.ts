import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Settings } from '../operations/settings.ts'
import { mailSchema, type MailContent } from './templates.ts'

export interface Mail extends MailContent {
  readonly id: string
  readonly recipient: string
}

/** Hands a mail over for good. Rejects when that failed and may be tried again. */
export interface Transport {
  /** Where mails go, in words for who starts the server. */
  readonly destination: string
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

/** A mail as it is kept beside its `.eml` file. */
export const keptMailSchema = v.object({
  ...mailSchema.entries,
  id: v.string(),
  recipient: v.string(),
  sentAt: v.string(),
})

export type KeptMail = v.InferOutput<typeof keptMailSchema>

/** Where mails are kept when there is no SMTP server. */
export const outboxDirectory = (dataDir: string) => join(dataDir, 'outbox')

const envelopeOf = ({ recipient, subject, text, html }: Mail, from: string) => ({
  from,
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

// A quarter of the time that starting takes would go to it; who only looks around sends no mail.
const nodemailer = () => import('nodemailer')

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return { get: () => (made ??= make()), made: () => made }
}

/** Sends by SMTP. The server's certificate is checked; a server that does not answer within 10 s counts as down. */
export function createSmtpTransport(smtpUrl: string, from: string): Transport {
  const smtp = once(async () => {
    const { createTransport } = await nodemailer()
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    destination: `by SMTP through ${new URL(smtpUrl).host}`,
    send: async (mail) => {
      await (await smtp.get()).sendMail(envelopeOf(mail, from))
    },
    close: () => void smtp.made()?.then((made) => made.close()),
  }
}

/** Writes each mail to a file, and prints its link, for a machine without an SMTP server. */
export function createFileTransport(
  { dataDir, mailFrom }: Pick<Settings, 'dataDir' | 'mailFrom'>,
  { areShown, print, now }: { areShown: boolean; print: (line: string) => void; now: () => number },
): Transport {
  const directory = outboxDirectory(dataDir)
  const composer = once(async () => {
    const { createTransport } = await nodemailer()
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  const write = async (name: string, text: string | Buffer) => {
    const file = join(directory, name)
    await writeFile(`${file}.part`, text, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
  }
  return {
    destination: `to files in ${directory}${areShown ? ', shown at /dev/outbox' : ''}`,
    send: async (mail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const { message } = await (await composer.get()).sendMail(envelopeOf(mail, mailFrom))
      const kept: KeptMail = { ...mail, sentAt: new Date(now()).toISOString() }
      const name = `${kept.sentAt.replaceAll(/[:.]/g, '-')}-${mail.id}`
      await write(`${name}.eml`, Buffer.isBuffer(message) ? message : '')
      await write(`${name}.json`, JSON.stringify(kept, null, 2))
      print(`Mail to ${mail.recipient}: ${mail.subject}\n  ${mail.link}`)
    },
    close: () => {},
  }
}
