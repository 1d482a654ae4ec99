import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { findAccount, type Account } from '../auth/accounts.ts'
import { removeMailJobs } from '../mail/removeMails.ts'
import { contentOf } from '../postings/postings.ts'
import { removeExportPieces } from '../store/exportPieces.ts'
import type { Database } from '../store/schema.ts'
import { disarm } from '../work/deadlines.ts'
import { eraseApplication } from './eraseApplication.ts'
import { eraseIntroduction } from './eraseIntroduction.ts'
import { mergeProfileWords, removeExclusions, removeProfile, removeProfileViews } from './eraseProfile.ts'
import { removeAlertAddress, removeSavedSearch, removeSubscriberRows } from './eraseAlerts.ts'
import { removeExportJobs } from './export/exports.ts'
import { jobKinds, subjectOf } from './jobKinds.ts'

interface Erasing {
  readonly account: Account
  /** Milliseconds since 1970. */
  readonly now: number
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
}

/**
 * Erases one batch, within a transaction of less than 50 ms. Call it until nothing is left; it can continue
 * after an interruption.
 *
 * @returns true if there was something to erase
 */
type ErasureStep = (transaction: Database, erasing: Erasing) => Promise<boolean>

/** Batch size for rows of a few hundred bytes. */
const ROWS = 500
/** Batch size for rows with texts of up to a hundred kilobytes. */
const TEXTS = 5
/** Batch size for resumes and their versions, of up to a megabyte each. */
const RESUMES = 2
/** Batch size for file chunks of 256 KiB each. */
const PIECES = 4

type Counted = Promise<{ readonly numDeletedRows: bigint }>

const some = async (deleting: Counted) => (await deleting).numDeletedRows > 0n

const eraseSentApplication: ErasureStep = async (transaction, { account, now }) => {
  const next = await transaction
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', account.id)
    .where('submitted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (next) await eraseApplication(transaction, next.id, now)
  return next !== undefined
}

const eraseInvitation: ErasureStep = async (transaction, { account, now }) => {
  const next = await transaction
    .selectFrom('introductions')
    .select('id')
    .where('candidate_id', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (next) await eraseIntroduction(transaction, next.id, now)
  return next !== undefined
}

/**
 * Replaces the inviting member by a random id. Candidates and the company still see that a member has sent
 * the invitation.
 */
const eraseInviter: ErasureStep = async (transaction, { account }) => {
  const { numUpdatedRows } = await transaction
    .updateTable('introductions')
    .set({ asked_by: randomUUID() })
    .where('id', 'in', (row) =>
      row.selectFrom('introductions').select('id').where('asked_by', '=', account.id).limit(ROWS),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a draft without a trace, because nobody else has ever seen it. */
const removeDraft: ErasureStep = async (transaction, { account }) => {
  const next = await transaction
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (!next) return false
  await transaction
    .deleteFrom('events')
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', next.id)
    .execute()
  await disarm(transaction, { kind: 'application', id: next.id })
  return some(transaction.deleteFrom('applications').where('id', '=', next.id).executeTakeFirst())
}

const removePieces: ErasureStep = async (transaction, { account }) => {
  const pieces = await transaction
    .selectFrom('file_pieces')
    .innerJoin('files', 'files.id', 'file_pieces.file_id')
    .select(['file_id', 'position'])
    .where('files.account_id', '=', account.id)
    .limit(PIECES)
    .execute()
  for (const { file_id: fileId, position } of pieces) {
    await transaction
      .deleteFrom('file_pieces')
      .where('file_id', '=', fileId)
      .where('position', '=', position)
      .execute()
  }
  return pieces.length > 0
}

const removeExports: ErasureStep = async (transaction, { account }) => {
  // Cancels running jobs first, because they would add new chunks.
  await removeExportJobs(transaction, account.id)
  return (
    (await removeExportPieces(transaction, (ids) => ids.where('exports.account_id', '=', account.id))) > 0n
  )
}

const removeVersions: ErasureStep = async (transaction, { account }) => {
  const versions = await transaction
    .selectFrom('resume_versions')
    .innerJoin('resumes', 'resumes.id', 'resume_versions.resume_id')
    .select(['resume_id', 'resume_versions.revision'])
    .where('resumes.account_id', '=', account.id)
    .limit(RESUMES)
    .execute()
  for (const { resume_id: resumeId, revision } of versions) {
    await transaction
      .deleteFrom('resume_versions')
      .where('resume_id', '=', resumeId)
      .where('revision', '=', revision)
      .execute()
  }
  return versions.length > 0
}

const removeTexts =
  (table: 'files' | 'letters' | 'resumes', atOnce = TEXTS): ErasureStep =>
  (transaction, { account }) =>
    some(
      transaction
        .deleteFrom(table)
        .where('id', 'in', (row) =>
          row.selectFrom(table).select('id').where('account_id', '=', account.id).limit(atOnce),
        )
        .executeTakeFirst(),
    )

const removeSavedJobs: ErasureStep = (transaction, { account }) =>
  some(
    transaction
      .deleteFrom('saved_jobs')
      .where('account_id', '=', account.id)
      .where('posting_id', 'in', (row) =>
        row.selectFrom('saved_jobs').select('posting_id').where('account_id', '=', account.id).limit(ROWS),
      )
      .executeTakeFirst(),
  )

/** Deletes the shortlist of a company without other members, including notes. */
const removeShortlist: ErasureStep = async (transaction, { account }) => {
  const company = await onlyCompanyOf(transaction, account.id)
  if (company === undefined) return false
  return some(
    transaction
      .deleteFrom('saved_candidates')
      .where('id', 'in', (row) =>
        row.selectFrom('saved_candidates').select('id').where('company_id', '=', company).limit(ROWS),
      )
      .executeTakeFirst(),
  )
}

/** Removes text and author of reports, which stay for the operators. */
const eraseReports: ErasureStep = async (transaction, { account }) => {
  const { numUpdatedRows } = await transaction
    .updateTable('reports')
    .set({ account_id: null, text: '' })
    .where('id', 'in', (row) =>
      row.selectFrom('reports').select('id').where('account_id', '=', account.id).limit(ROWS),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const eraseSecurityTrail: ErasureStep = async (transaction, { account, keyedHash }) => {
  const hash = keyedHash(`${account.role} ${account.email_address}`)
  const { numUpdatedRows } = await transaction
    .updateTable('security_events')
    .set({ account_id: null, address_hash: null })
    .where('id', 'in', (row) =>
      row
        .selectFrom('security_events')
        .select('id')
        .where((event) => event.or([event('account_id', '=', account.id), event('address_hash', '=', hash)]))
        .limit(ROWS),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the account from ledger events, which keep what happened and the acting side. */
const eraseLedgerNames: ErasureStep = async (transaction, { account }) => {
  const { numAffectedRows = 0n } = await sql`update events set account_id = null
    where (subject_kind, subject_id, seq) in (
      select subject_kind, subject_id, seq from events where account_id = ${account.id} limit ${ROWS}
    )`.execute(transaction)
  return numAffectedRows > 0n
}

/**
 * Replaces the member by a random id in the record of opened applications. Candidates see the days, but never
 * saw the member.
 */
const eraseOpenings: ErasureStep = async (transaction, { account }) => {
  const { numAffectedRows = 0n } = await sql`update openings set account_id = ${randomUUID()}
    where account_id = ${account.id} and (application_id, day, what) in (
      select application_id, day, what from openings where account_id = ${account.id} limit ${ROWS}
    )`.execute(transaction)
  return numAffectedRows > 0n
}

/** Deletes postings that were never published. */
const removeUnpublished: ErasureStep = async (transaction, { account }) => {
  const company = await onlyCompanyOf(transaction, account.id)
  if (company === undefined) return false
  const postings = await transaction
    .selectFrom('postings')
    .select('id')
    .where('company_id', '=', company)
    .where('published_at', 'is', null)
    .limit(TEXTS)
    .execute()
  for (const { id } of postings) {
    await transaction
      .deleteFrom('events')
      .where('subject_kind', '=', 'posting')
      .where('subject_id', '=', id)
      .execute()
    await disarm(transaction, { kind: 'posting', id })
    await transaction.deleteFrom('postings').where('id', '=', id).execute()
  }
  return postings.length > 0
}

/** Erases the contact person in the postings of a company without other members. */
const eraseContact: ErasureStep = async (transaction, { account }) => {
  const company = await onlyCompanyOf(transaction, account.id)
  if (company === undefined) return false
  const postings = await transaction
    .selectFrom('postings')
    .select(['id', 'content'])
    .where('company_id', '=', company)
    .where((row) => row.or([row('content', 'not like', '%"contact":""%'), row('changes', 'is not', null)]))
    .limit(TEXTS)
    .execute()
  for (const posting of postings) {
    await transaction
      .updateTable('postings')
      .set({ content: JSON.stringify({ ...contentOf(posting), contact: '' }), changes: null })
      .where('id', '=', posting.id)
      .execute()
    await eraseEditedContacts(transaction, posting.id)
  }
  return postings.length > 0
}

const edited = v.looseObject({ changed: v.looseObject({ contact: v.string() }) })

/** Erases the contact person from edits in the ledger. */
async function eraseEditedContacts(transaction: Database, postingId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('events')
    .select(['seq', 'payload'])
    .where('subject_kind', '=', 'posting')
    .where('subject_id', '=', postingId)
    .where('payload', 'like', '%"contact":%')
    .execute()
  for (const { payload, seq } of rows) {
    const known = v.safeParse(edited, JSON.parse(payload))
    if (!known.success) continue
    const { changed, ...more } = known.output
    await transaction
      .updateTable('events')
      .set({ payload: JSON.stringify({ ...more, changed: { ...changed, contact: '' } }) })
      .where('subject_kind', '=', 'posting')
      .where('subject_id', '=', postingId)
      .where('seq', '=', seq)
      .execute()
  }
}

/**
 * Erases the profile of a company. Its name is kept for applicants, until the last of their applications is
 * erased.
 */
const eraseCompany: ErasureStep = async (transaction, { account }) => {
  const company = await onlyCompanyOf(transaction, account.id)
  if (company === undefined) return false
  await transaction.deleteFrom('pictures').where('company_id', '=', company).execute()
  await transaction.deleteFrom('invitations').where('company_id', '=', company).execute()
  await transaction
    .updateTable('companies')
    .set({ logo: '', about: '', website: '', industry: '', places: '[]', size: null })
    .where('id', '=', company)
    .execute()
  return some(transaction.deleteFrom('members').where('account_id', '=', account.id).executeTakeFirst())
}

async function onlyCompanyOf(db: Database, accountId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('members')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('members as other')
            .select('other.account_id')
            .whereRef('other.company_id', '=', 'members.company_id')
            .where('other.account_id', '<>', accountId),
        ),
      ),
    )
    .executeTakeFirst()
  return member?.company_id
}

/**
 * Deletes the account and everything that refers to it: sessions, codes, email settings, picture. Also
 * deletes queued emails to its address and invitations, unless they are for an employer account with the same
 * address.
 */
const removeAccount: ErasureStep = async (transaction, { account, now }) => {
  const { email_address: emailAddress, id, role } = account
  await transaction
    .insertInto('erasures')
    .values({ account_id: id, erase_at: now, erased_at: now })
    .onConflict((same) => same.column('account_id').doUpdateSet({ erased_at: now }))
    .execute()
  const recipient = `"recipient":${JSON.stringify(emailAddress)}`
  await removeMailJobs(transaction, [recipient, `"role":${JSON.stringify(role)}`])
  if (role === 'employer' || !(await findAccount(transaction, 'employer', emailAddress))) {
    await transaction.deleteFrom('invitations').where('email_address', '=', emailAddress).execute()
    await removeMailJobs(transaction, [recipient, '"invitationId":'])
  }
  await removeMailJobs(transaction, [`"accountId":${JSON.stringify(id)}`])
  await transaction
    .deleteFrom('jobs')
    .where('queue', '=', 'erasures')
    .where('kind', '=', jobKinds.leave)
    .where('subject', '=', subjectOf(id))
    .execute()
  return some(transaction.deleteFrom('accounts').where('id', '=', id).executeTakeFirst())
}

/** Steps of the erasure of an account, in order. The last one deletes the account. */
export const erasureSteps = {
  eraseSentApplication,
  eraseInvitation,
  eraseInviter,
  removeDraft,
  removePieces,
  removeFiles: removeTexts('files'),
  removeExports,
  removeVersions,
  removeResumes: removeTexts('resumes', RESUMES),
  removeLetters: removeTexts('letters'),
  removeSavedJobs,
  removeSavedSearch,
  removeSubscriberRows,
  removeAlertAddress,
  removeProfile,
  mergeProfileWords,
  removeExclusions,
  removeProfileViews,
  removeShortlist,
  eraseReports,
  removeUnpublished,
  eraseContact,
  eraseCompany,
  eraseLedgerNames,
  eraseOpenings,
  eraseSecurityTrail,
  removeAccount,
} as const satisfies Readonly<Record<string, ErasureStep>>
