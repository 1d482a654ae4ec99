import { contract } from '../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { emptyPosting, type PostingContent } from '../../../contract/postings/posting.ts'
import { ownObject, Refused } from '../../refused.ts'
import { contentOf, ownPostingOf, postingsOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import { lockCompanyOf } from '../../companies/companies.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { postingsRefusals } from '../../words/postings.ts'

/**
 * Creates a draft in the caller's company, from a title or as a copy of a posting without its last day.
 * Returns the draft.
 *
 * @throws Refused (404) if the posting to copy is not the company's; Refused (403) if the caller has no
 * company
 */
export const createPosting = defineHandler(
  contract.postings.createPosting,
  async (context, { title = '', copyOf }) => {
    const { account, db, now } = context
    return db.transaction().execute(async (transaction) => {
      const company = await lockCompanyOf(transaction, account.id)
      if (!company) {
        throw new Refused(postingsRefusals.noCompany, {
          status: 403,
        })
      }
      const content =
        copyOf === undefined ? emptyPosting(title) : await copied(transaction, account.id, copyOf)
      const posting = await transaction
        .insertInto('postings')
        .values({
          id: randomUUID(),
          company_id: company.id,
          slug: null,
          content: JSON.stringify(content),
          state: 'draft',
          outcome: null,
          revision: 1,
          renewals: 0,
          created_at: now,
          published_at: null,
          opened_at: null,
          confirmed_at: null,
          changes_asked: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await announce(transaction, { kind: 'posting', id: posting.id, companyId: company.id })
      return ownPostingOf(transaction, posting, await viewerOf({ ...context, db: transaction }))
    })
  },
)

async function copied(db: Database, accountId: string, id: string): Promise<PostingContent> {
  const posting = await postingsOf(db, accountId).selectAll().where('id', '=', id).executeTakeFirst()
  return { ...contentOf(ownObject(posting)), validThrough: null }
}
