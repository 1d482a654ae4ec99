import { contract } from '../../../contract/index.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { ownObject, Refused } from '../../refused.ts'
import { lockResume, requireNotInTrash, sharingOf } from '../../resumes/resumes.ts'
import { createLinkSeal, type LinkSeal } from '../../resumes/linkSeal.ts'
import { digest, newToken } from '../../security/secrets.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

/**
 * Creates a secret link to a resume, optionally until the end of a day in UTC, or removes it permanently: a
 * new link differs from the old one. Returns visibility and link.
 *
 * @throws Refused at the field `expiresOn` if the day is invalid or past; Refused (409) while in the trash
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
