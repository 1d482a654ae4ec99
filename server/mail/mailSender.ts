import * as v from 'valibot'
import type { Database } from '../store/schema.ts'
import type { Handler } from '../work/worker.ts'
import type { Transport } from './transport.ts'
import { writtenMailSchema, type Attempt, type WrittenMail } from './write.ts'

interface SenderParts {
  readonly db: Database
  readonly transport: Transport
  readonly brand: string
  readonly origin: () => string
  readonly now: () => number
}

/** Renders an email in a transaction; undefined if there is nothing to send. */
type Write = (
  transaction: Database,
  asked: Attempt & { readonly payload: unknown },
) => Promise<(WrittenMail & { readonly recipient: string }) | undefined>

/** Creates the job handler that renders and sends an email. All attempts send the same email. */
export type MailSender = (write: Write) => Handler

export const createMailSender =
  ({ brand, db, now, origin, transport }: SenderParts): MailSender =>
  (write) =>
  async ({ note, payload, progress, signal }) => {
    const mail = await db.transaction().execute(async (transaction) => {
      const earlier = v.parse(v.nullable(writtenMailSchema), progress)
      const written = await write(transaction, { payload, earlier, brand, origin: origin(), now: now() })
      if (written) await note(transaction, written)
      return written
    })
    if (mail) await transport.send(mail, signal)
  }
