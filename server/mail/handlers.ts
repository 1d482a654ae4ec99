import * as v from 'valibot'
import { roleSchema } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import type { Handler, Handlers, Job } from '../work/worker.ts'
import { jobKindOf, type MailKind } from './kinds.ts'
import type { Transport } from './transport.ts'
import { writeRequestedMail, writtenMailSchema } from './write.ts'

const requestSchema = v.object({ role: roleSchema, recipient: v.string() })

interface MailParts {
  readonly db: Database
  readonly transport: Transport
  readonly brand: string
  readonly origin: () => string
  readonly now: () => number
}

/**
 * The jobs that send mails. A mail is written when it is to be sent; its row, and the code in it, is gone once it has
 * been handed over.
 */
export function createMailHandlers({ db, transport, brand, origin, now }: MailParts): Handlers {
  const write = (kind: MailKind, { note, payload, progress }: Job) =>
    db.transaction().execute(async (transaction) => {
      const { role, recipient } = v.parse(requestSchema, payload)
      const earlier = v.parse(v.nullable(writtenMailSchema), progress)
      const about = { kind, role, recipient, brand, origin: origin(), now: now(), earlier }
      const mail = await writeRequestedMail(transaction, about)
      if (mail) await note(transaction, mail)
      return mail && { ...mail, recipient }
    })
  const send =
    (kind: MailKind): Handler =>
    async (job) => {
      const mail = await write(kind, job)
      if (mail) await transport.send(mail, job.signal)
    }
  return {
    [jobKindOf('verifyAddress')]: send('verifyAddress'),
    [jobKindOf('resetPassword')]: send('resetPassword'),
    [jobKindOf('passwordChanged')]: send('passwordChanged'),
  }
}
