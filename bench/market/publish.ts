import { randomUUID } from 'node:crypto'
import { applyPostingEvent } from '../../server/postings/change.ts'
import { lockPosting } from '../../server/postings/postings.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { Database } from '../../server/store/schema.ts'
import { extraTermsOf } from '../../server/search/words/terms.ts'
import { postingAt } from './rows.ts'

const DAY = 86_400_000

/** Median time to publish a posting in a filled database, in milliseconds. */
export async function publishOne(db: Database, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const now = Date.now()
    const { company, content } = postingAt(1, round)
    const id = randomUUID()
    await db
      .insertInto('postings')
      .values({
        id,
        company_id: company.id,
        slug: null,
        content: JSON.stringify({ ...content, validThrough: dayOf(now + 60 * DAY) }),
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
      .execute()
    const change = {
      actor: 'employer',
      accountId: null,
      mayPublish: true,
      isReviewed: false,
      now: now + round,
    } as const
    const began = performance.now()
    await db.transaction().execute(async (transaction) => {
      const posting = await lockPosting(transaction, id)
      if (posting) await applyPostingEvent(transaction, posting, { type: 'publish' }, change)
    })
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
}

/**
 * Cost of indexing alternative spellings of the words of postings: number of terms, and processor time in
 * milliseconds.
 */
export function spellingsOfOne(postings: number): { readonly terms: number; readonly milliseconds: number } {
  const began = process.cpuUsage()
  let terms = 0
  for (let number = 0; number < postings; number += 1) {
    const { description, requirements, summary, title } = postingAt(1, number).content
    const texts = [summary, description, ...requirements.map(({ text }) => text)]
    terms += extraTermsOf(title, true).length
    for (const text of texts) terms += extraTermsOf(text).length
  }
  const { system, user } = process.cpuUsage(began)
  return { terms: terms / postings, milliseconds: (system + user) / 1_000 / postings }
}
