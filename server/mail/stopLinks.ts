import { timingSafeEqual } from 'node:crypto'
import { canBeStopped, isMailKind, type MailKind } from '../../contract/notices/kinds.ts'
import { noticePaths } from '../../contract/notices/paths.ts'
import { keyedHash } from '../security/secrets.ts'

/** Account and kind of email to unsubscribe. */
export interface Stopped {
  readonly accountId: string
  readonly kind: MailKind
}

/** Signed unsubscribe links. Each is valid for one account and one kind of email. */
export interface StopLinks {
  /** Path of the link in an email. */
  readonly pathOf: (stopped: Stopped) => string
  /** Content of a link; undefined if forged. */
  readonly read: (link: string) => Stopped | undefined
}

/**
 * Creates the signer of unsubscribe links.
 *
 * @param key secret shared by all processes; links cannot be forged without it
 */
export function createStopLinks(key: string): StopLinks {
  const hash = keyedHash(key)
  const proofOf = ({ accountId, kind }: Stopped) => hash(`stop mails ${kind} ${accountId}`)
  return {
    pathOf: (stopped) => noticePaths.stopMails([stopped.kind, stopped.accountId, proofOf(stopped)].join('.')),
    read: (link) => {
      const [kind = '', accountId = '', proof = ''] = link.split('.')
      if (!isMailKind(kind) || !canBeStopped(kind)) return undefined
      const stopped = { accountId, kind }
      const own = Buffer.from(proofOf(stopped))
      const given = Buffer.from(proof)
      return given.length === own.length && timingSafeEqual(given, own) ? stopped : undefined
    },
  }
}
