import type { Database } from '../store/schema.ts'

/**
 * When a candidate has applied to some jobs, by their slugs: the last time, where they have more than once. Who has
 * withdrawn may apply again, so what was withdrawn is left out.
 */
export async function sentTo(
  db: Database,
  candidate: string,
  slugs: readonly string[],
): Promise<Record<string, string>> {
  if (slugs.length === 0) return {}
  const sent = await db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .select(['postings.slug', 'applications.submitted_at'])
    .where('applications.candidate_id', '=', candidate)
    .where('applications.state', '!=', 'withdrawn')
    .where('applications.submitted_at', 'is not', null)
    .where('postings.slug', 'in', slugs)
    .orderBy('applications.submitted_at')
    .execute()
  return Object.fromEntries(
    sent.flatMap(({ slug, submitted_at: at }) =>
      slug === null || at === null ? [] : [[slug, new Date(at).toISOString()] as const],
    ),
  )
}
