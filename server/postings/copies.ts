import { createHash } from 'node:crypto'
import { maxRenewals } from '../../contract/postings/lifecycle.ts'
import { foldedCharacter } from '../../contract/shared/lookAlikes.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import { Refused } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { Posting } from './postings.ts'
import { postingsRefusals } from '../words/postings.ts'

const folded = (text: string) =>
  Array.from(text, foldedCharacter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()

/** Hash that is equal for two postings of a company that a reader would consider the same job. */
export const copyHash = ({ description, places, regions, title, workplace }: PostingContent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        folded(title),
        folded(description),
        workplace,
        places.map(({ lat, lon }) => `${lat},${lon}`).toSorted(),
        regions.toSorted(),
      ]),
    )
    .digest('base64url')

/**
 * Refuses to publish a duplicate of an open posting of the same company. The company must be locked, so that
 * concurrent publishing finds the duplicate.
 *
 * @throws Refused (409, `duplicate`) with the id of the open posting
 */
export async function refuseCopy(
  transaction: Database,
  { company_id, id }: Pick<Posting, 'company_id' | 'id'>,
  content: PostingContent,
): Promise<void> {
  const copy = await transaction
    .selectFrom('postings')
    .select('id')
    .where('company_id', '=', company_id)
    .where('copy_hash', '=', copyHash(content))
    .where('id', '!=', id)
    .where((is) =>
      is.or([
        is('state', 'in', ['held', 'published', 'unconfirmed', 'paused']),
        is.and([is('state', '=', 'expired'), is('renewals', '<', maxRenewals)]),
      ]),
    )
    .orderBy('created_at')
    .executeTakeFirst()
  if (!copy) return
  throw new Refused(postingsRefusals.duplicate, {
    status: 409,
    reason: { code: 'duplicate', posting: copy.id },
  })
}
