import * as v from 'valibot'
import { sentSchema } from '../../contract/applications/sent.ts'
import type { Database } from '../store/schema.ts'
import { sentDocument } from './chosen.ts'
import { headlineOf, searchTextOf } from './headline.ts'

/** Batch size, limited because resumes can be large. */
const BATCH = 100

const snapshotSchema = v.object({
  ...sentSchema.entries,
  resume: v.union([sentDocument, sentSchema.entries.resume]),
})

/**
 * Adds headlines and search texts to applications that were sent before these columns existed; called when
 * the server starts. Experience is computed as of the day of sending.
 */
export async function prepareHeadlines(db: Database): Promise<void> {
  let last = ''
  for (;;) {
    const found = await db
      .selectFrom('applications')
      .select(['id', 'snapshot', 'submitted_at'])
      .where('headline', 'is', null)
      .where('snapshot', 'is not', null)
      .where('erased_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, snapshot, submitted_at: submittedAt } of found) {
      const sent = v.safeParse(snapshotSchema, JSON.parse(snapshot ?? 'null'))
      if (!sent.success || submittedAt === null) continue
      const headline = headlineOf(sent.output, submittedAt)
      await db
        .updateTable('applications')
        .set({ headline: JSON.stringify(headline), search_text: searchTextOf(sent.output, headline) })
        .where('id', '=', id)
        .where('headline', 'is', null)
        // Another server may erase the application concurrently.
        .where('erased_at', 'is', null)
        .execute()
    }
    const end = found.at(-1)
    if (!end) return
    last = end.id
  }
}
