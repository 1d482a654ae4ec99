import * as v from 'valibot'
import type { Database } from '../store/schema.ts'

const someText = v.optional(v.string(), '')

/** Identifying parts of a resume. Parsed separately, because the rest may be large. */
const identifying = v.object({
  basics: v.optional(
    v.object({
      name: someText,
      email: someText,
      url: someText,
      profiles: v.optional(v.array(v.object({ username: someText, url: someText })), []),
    }),
  ),
  work: v.optional(v.array(v.object({ name: someText, startDate: someText, endDate: someText })), []),
})

/** Identifying parts of a resume. */
export interface ResumeIdentity extends v.InferOutput<typeof identifying> {
  readonly isInTrash: boolean
}

/**
 * Identifying parts of all resumes of an account, in a transaction that has locked it. Cached in a table by
 * revision, so that after a save only one resume is parsed instead of hundreds.
 */
export async function resumeIdentitiesOf(
  transaction: Database,
  accountId: string,
): Promise<readonly ResumeIdentity[]> {
  const rows = await transaction
    .selectFrom('resumes')
    .leftJoin('resume_identities as kept', (join) =>
      join.onRef('kept.resume_id', '=', 'resumes.id').onRef('kept.revision', '=', 'resumes.revision'),
    )
    .select(['resumes.id', 'resumes.revision', 'resumes.trashed_at', 'kept.content'])
    .where('resumes.account_id', '=', accountId)
    .orderBy('resumes.created_at')
    .orderBy('resumes.id')
    .execute()
  const identities = []
  for (const { content, id, revision, trashed_at: trashedAt } of rows) {
    const kept = content ?? (await keepIdentity(transaction, id, revision))
    identities.push({ ...v.parse(identifying, JSON.parse(kept)), isInTrash: trashedAt !== null })
  }
  return identities
}

/** Extracts and stores the identifying parts of a resume. Returns them as JSON. */
async function keepIdentity(transaction: Database, id: string, revision: number): Promise<string> {
  const { document } = await transaction
    .selectFrom('resumes')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = JSON.stringify(v.parse(identifying, JSON.parse(document)))
  await transaction
    .insertInto('resume_identities')
    .values({ resume_id: id, revision, content })
    .onConflict((same) => same.column('resume_id').doUpdateSet({ revision, content }))
    .execute()
  return content
}
