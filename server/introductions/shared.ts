import * as v from 'valibot'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { sentDocument, sentResume } from '../applications/chosen.ts'
import { resumesOf } from '../resumes/resumes.ts'
import { Refused } from '../refused.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import type { Database } from '../store/schema.ts'
import { introductionsRefusals } from '../words/introductions.ts'
import type { Introduction } from './introductions.ts'

/**
 * Name, contact details and resume at the time of acceptance. Responses leave out the parts that are not
 * shared.
 */
const sharedSchema = v.object({
  candidate: v.object({ firstName: v.string(), lastName: v.string(), emailAddress: v.string() }),
  phone: v.string(),
  resume: v.nullable(sentDocument),
})

type Shared = v.InferOutput<typeof sharedSchema>

/** Shared data; undefined before an acceptance and after erasure. */
export const sharedIn = memoizeByRow(({ shared }: Pick<Introduction, 'shared'>): Shared | undefined =>
  shared === null ? undefined : v.parse(sharedSchema, JSON.parse(shared)),
)

interface Chosen {
  readonly candidateId: string
  /** Resume chosen by the candidate; undefined for the default. */
  readonly resumeId: string | undefined
  readonly isResumeShared: boolean
}

/**
 * Snapshot for an accepted invitation.
 *
 * @throws Refused at the field `resume` if the resume is not the candidate's or is in the trash, or there is
 * none
 */
export async function sharedBy(
  transaction: Database,
  { candidateId, isResumeShared, resumeId }: Chosen,
): Promise<Shared> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email_address'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const found = resumeId ?? (await resumeToShare(transaction, candidateId))?.id
  if (isResumeShared && found === undefined) throw Refused.field('resume', introductionsRefusals.noResume)
  const resume = isResumeShared && found !== undefined ? await written(transaction, candidateId, found) : null
  return {
    candidate: {
      firstName: account.first_name,
      lastName: account.last_name,
      emailAddress: account.email_address,
    },
    phone: await phoneIn(transaction, candidateId, found),
    resume,
  }
}

async function written(transaction: Database, candidateId: string, resumeId: string) {
  return v.parse(sentDocument, await sentResume(transaction, candidateId, { resumeId }))
}

async function phoneIn(db: Database, candidateId: string, resumeId: string | undefined): Promise<string> {
  const resume = await resumesOf(db, candidateId)
    .select('document')
    .where('id', '=', resumeId ?? '')
    .executeTakeFirst()
  return resume ? (v.parse(resumeDocument, JSON.parse(resume.document)).basics?.phone ?? '') : ''
}

/** Resume to share with an invitation: that of the profile, otherwise the last changed one. */
export async function resumeToShare(
  db: Database,
  candidateId: string,
  first?: string,
): Promise<{ readonly id: string; readonly title: string } | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('content')
    .where('account_id', '=', candidateId)
    .executeTakeFirst()
  const ofProfile = profile && v.parse(withResume, JSON.parse(profile.content)).resumeId
  const resumes = await resumesOf(db, candidateId)
    .select(['id', 'title'])
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return resumes.find(({ id }) => id === first) ?? resumes.find(({ id }) => id === ofProfile) ?? resumes.at(0)
}

const withResume = v.object({ resumeId: v.optional(v.nullable(v.string())) })
