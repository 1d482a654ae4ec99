import { contract } from '../../../contract/index.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { ownObject, Refused } from '../../refused.ts'
import { lockResume, requireNotInTrash, sharingOf } from '../../resumes/resumes.ts'
import { createLinkSeal, type LinkSeal } from '../../resumes/linkSeal.ts'
import { digest, newToken } from '../../security/secrets.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

/**
 * Gives a resume an address for whoever knows it, until the end of a day in UTC if one is given, or takes the address
 * away for ever: the next one is another. Gives who may see it, and where.
 *
 * Refused: at the field `expiresOn` when that day is over, or there is none such; 409 in the trash.
 */
export const shareResume = defineHandler(
  contract.resumes.shareResume,
  async ({ db, keyedHash, now }, { expiresOn = null, id, visibility }) =>
    db.transaction().execute(async (transaction) => {
      const resume = ownObject(await lockResume(transaction, id))
      requireNotInTrash(resume)
      const isShared = visibility === 'unlisted'
      if (isShared && expiresOn !== null) requireDayToCome(expiresOn, now)
      const after = await transaction
        .updateTable('resumes')
        .set({
          ...(isShared ? resume.link_hash === null && newLink(createLinkSeal(keyedHash)) : noLink),
          link_expires_on: isShared ? expiresOn : null,
        })
        .where('id', '=', id)
        .returning(['link_sealed', 'link_expires_on'])
        .executeTakeFirstOrThrow()
      return sharingOf(after, keyedHash)
    }),
)

const noLink = { link_hash: null, link_sealed: null } as const

function newLink({ seal }: LinkSeal) {
  const link = newToken()
  return { link_hash: digest(link), link_sealed: seal(link) }
}

function requireDayToCome(day: string, now: number): void {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isFinite(at) && dayOf(at) === day && day >= dayOf(now)) return
  throw Refused.field('expiresOn', resumesRefusals.pastDate)
}
