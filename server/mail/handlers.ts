import * as v from 'valibot'
import type { AlertLinks } from '../alerts/alertLinks.ts'
import { writeAlertMail } from '../alerts/alertMail.ts'
import { alertMailKind } from '../alerts/alertMailJob.ts'
import type { MailKind } from '../../contract/notices/kinds.ts'
import { roleSchema } from '../../contract/roles.ts'
import type { Database } from '../store/schema.ts'
import type { Handler, Handlers } from '../work/worker.ts'
import { writeChangeMail, writeUndoMail } from './addressChange.ts'
import { accountMailKinds, jobKindOf, noticeJobKindOf, type AccountMailKind } from './kinds.ts'
import { writeAccountDeletedMail } from './accountDeleted.ts'
import { writeNewDeviceMail } from './newDevice.ts'
import { providerNoticeWriter } from './providerNotices.ts'
import { noticeKinds, noticeMails, type NoticeKind } from './noticeMails.ts'
import { writeInvitation } from './invitations.ts'
import { writeEarlierNotice, writeNotice } from './notices.ts'
import { writeUnusedAccountMail } from './unusedAccount.ts'
import type { StopLinks } from './stopLinks.ts'
import type { Transport } from './transport.ts'
import { writeRequestedMail, writtenMailSchema, type Attempt, type WrittenMail } from './write.ts'

const requestSchema = v.object({ role: roleSchema, recipient: v.string() })

interface MailParts {
  readonly db: Database
  readonly transport: Transport
  readonly brand: string
  readonly stopLinks: StopLinks
  readonly alertLinks: AlertLinks
  readonly origin: () => string
  readonly now: () => number
}

/** Writes a mail in a transaction; undefined when its recipient is gone. */
type Write = (
  transaction: Database,
  asked: Attempt & { readonly payload: unknown },
) => Promise<(WrittenMail & { readonly recipient: string }) | undefined>

/**
 * The jobs that send mails. A mail is written when it is to be sent; its row, and the code in it, is gone once it has
 * been handed over.
 */
export function createMailHandlers({
  alertLinks,
  brand,
  db,
  now,
  origin,
  stopLinks,
  transport,
}: MailParts): Handlers {
  const send =
    (write: Write): Handler =>
    async (job) => {
      const { note, payload, progress, signal } = job
      const mail = await db.transaction().execute(async (transaction) => {
        const earlier = v.parse(v.nullable(writtenMailSchema), progress)
        const written = await write(transaction, { payload, earlier, brand, origin: origin(), now: now() })
        if (written) await note(transaction, written)
        return written
      })
      if (mail) await transport.send(mail, signal)
    }
  const aboutAccount = (kind: AccountMailKind) =>
    send(async (transaction, { payload, ...asked }) => {
      const { role, recipient } = v.parse(requestSchema, payload)
      const mail = await writeRequestedMail(transaction, { ...asked, kind, role, recipient })
      return mail && { ...mail, recipient }
    })
  const notice = (kind: NoticeKind) =>
    send((transaction, asked) => writeNotice(transaction, { ...asked, kind, stopLinks }))
  const earlierNotice = (preference: MailKind) =>
    send((transaction, asked) => writeEarlierNotice(transaction, { ...asked, preference, stopLinks }))
  return {
    [alertMailKind]: send((transaction, asked) => writeAlertMail(transaction, { ...asked, alertLinks })),
    ...Object.fromEntries(accountMailKinds.map((kind) => [jobKindOf(kind), aboutAccount(kind)])),
    [jobKindOf('invitation')]: send(writeInvitation),
    [jobKindOf('newDevice')]: send(writeNewDeviceMail),
    [jobKindOf('providerConnected')]: send(providerNoticeWriter('providerConnected')),
    [jobKindOf('providerDisconnected')]: send(providerNoticeWriter('providerDisconnected')),
    [jobKindOf('accountDeleted')]: send(writeAccountDeletedMail),
    [jobKindOf('unusedAccount')]: send(writeUnusedAccountMail),
    [jobKindOf('changeAddress')]: send(writeChangeMail),
    [jobKindOf('addressChanged')]: send(writeUndoMail),
    ...Object.fromEntries(noticeKinds.map((kind) => [noticeJobKindOf(kind), notice(kind)])),
    // An upgrade must lose no mail that an earlier version has queued.
    ...Object.fromEntries(noticeKinds.map((kind) => [`mail.${kind}`, earlierNotice(noticeMails[kind].kind)])),
    'mail.applicationEnded': earlierNotice('fate'),
  }
}
