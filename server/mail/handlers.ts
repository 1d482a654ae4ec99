import * as v from 'valibot'
import type { MailKind } from '../../contract/notices/kinds.ts'
import { roleSchema } from '../../contract/roles.ts'
import type { Handlers } from '../work/worker.ts'
import { writeChangeMail, writeUndoMail } from './addressChange.ts'
import { accountMailKinds, jobKindOf, noticeJobKindOf, type AccountMailKind } from './kinds.ts'
import { writeAccountDeletedMail } from './accountDeleted.ts'
import { writeNewDeviceMail } from './newDevice.ts'
import { providerNoticeWriter } from './providerNotices.ts'
import { noticeKinds, noticeMails, type NoticeKind } from './noticeMails.ts'
import { oneTimeCodeWriter } from './oneTimeCodes.ts'
import { writeInvitation } from './invitations.ts'
import { writeEarlierNotice, writeNotice } from './notices.ts'
import { writeUnusedAccountMail } from './unusedAccount.ts'
import type { StopLinks } from './stopLinks.ts'
import type { MailSender } from './mailSender.ts'
import { writeRequestedMail } from './write.ts'

const requestSchema = v.object({ role: roleSchema, recipient: v.string() })

interface HandlerParts {
  readonly send: MailSender
  readonly stopLinks: StopLinks
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
}

/**
 * Job handlers that send emails. An email is rendered at the time of sending. Once it is delivered, its row
 * is deleted together with the code in it.
 */
export function createMailHandlers({ keyedHash, send, stopLinks }: HandlerParts): Handlers {
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
    ...Object.fromEntries(accountMailKinds.map((kind) => [jobKindOf(kind), aboutAccount(kind)])),
    [jobKindOf('invitation')]: send(writeInvitation),
    [jobKindOf('newDevice')]: send(writeNewDeviceMail),
    [jobKindOf('providerConnected')]: send(providerNoticeWriter('providerConnected')),
    [jobKindOf('providerDisconnected')]: send(providerNoticeWriter('providerDisconnected')),
    [jobKindOf('accountDeleted')]: send(writeAccountDeletedMail),
    [jobKindOf('unusedAccount')]: send(writeUnusedAccountMail),
    [jobKindOf('changeAddress')]: send(writeChangeMail),
    [jobKindOf('oneTimeCode')]: send(oneTimeCodeWriter(keyedHash)),
    [jobKindOf('addressChanged')]: send(writeUndoMail),
    ...Object.fromEntries(noticeKinds.map((kind) => [noticeJobKindOf(kind), notice(kind)])),
    // An upgrade must not lose emails that an earlier version has queued.
    ...Object.fromEntries(noticeKinds.map((kind) => [`mail.${kind}`, earlierNotice(noticeMails[kind].kind)])),
    'mail.applicationEnded': earlierNotice('fate'),
  }
}
