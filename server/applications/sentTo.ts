import type { Database } from '../store/schema.ts'

/**
 * Time of the candidate's last application to each job, by slug. Withdrawn applications are left out, because
 * the candidate may apply again.
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
