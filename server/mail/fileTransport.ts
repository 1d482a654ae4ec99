import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { retention } from '../../contract/privacy/retention.ts'
import type { Settings } from '../operations/settings.ts'
import { mailSchema } from './templates.ts'
import { messageOf, nodemailer, once, type Transport } from './transport.ts'
import { startupTexts } from '../words/startup.ts'

const KEPT_FOR = retention.mailDays * 24 * 3_600_000

/** Email as stored next to its `.eml` file. */
export const keptMailSchema = v.object({
  ...mailSchema.entries,
  id: v.string(),
  /** Account id, which may differ from the recipient; absent for a person without an account. */
  accountId: v.optional(v.string()),
  recipient: v.string(),
  sentAt: v.string(),
})

export type KeptMail = v.InferOutput<typeof keptMailSchema>

/** Directory of emails when there is no SMTP server. */
export const outboxDirectory = (dataDir: string) => join(dataDir, 'outbox')

/** Prefix of an email's file names, sortable by time. */
const timeInName = (time: number) => new Date(time).toISOString().replaceAll(/[:.]/g, '-')

/** Writes each email to a file and prints its link, for a machine without an SMTP server. */
export function createFileTransport(
  { dataDir, mailFrom }: Pick<Settings, 'dataDir' | 'mailFrom'>,
  { print, now }: { print: (line: string) => void; now: () => number },
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
    destination: startupTexts.mailsToFiles(directory),
    // One at a time, so that file names sort in the order of sending.
    atOnce: 1,
    send: async (mail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const { message } = await (await composer.get()).sendMail(messageOf(mail, mailFrom))
      const sentAt = now()
      const { accountId, html, id, link, recipient, stop, subject, text } = mail
      const kept: KeptMail = {
        id,
        ...(accountId !== undefined && { accountId }),
        recipient,
        subject,
        text,
        html,
        link,
        ...(stop !== undefined && { stop }),
        sentAt: new Date(sentAt).toISOString(),
      }
      const name = `${timeInName(sentAt)}-${id}`
      await write(`${name}.eml`, Buffer.isBuffer(message) ? message : '')
      await write(`${name}.json`, JSON.stringify(kept, null, 2))
      print(startupTexts.mailWritten(recipient, subject, link))
    },
    close: () => {},
  }
}

/**
 * Deletes the files of emails that are older than 90 days, because they contain addresses.
 *
 * @param now milliseconds since 1970
 */
export async function removeOldMails(dataDir: string, now: number): Promise<void> {
  const directory = outboxDirectory(dataDir)
  const files = await readdir(directory).catch(() => [])
  const old = files.filter((file) => /^\d{4}-/.test(file) && file < timeInName(now - KEPT_FOR))
  await Promise.all(old.map((file) => rm(join(directory, file), { force: true })))
}
