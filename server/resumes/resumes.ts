import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Resume as ShownResume } from '../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../contract/resumes/listing.ts'
import { resumeDocument, type ResumeDocument } from '../../contract/resumes/document.ts'
import { resumePaths } from '../../contract/resumes/paths.ts'
import { printedOf } from '../../contract/resumes/printed.ts'
import { resumeText, type ResumeText } from '../../contract/resumes/shared.ts'
import { Refused } from '../refused.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { createLinkSeal } from './linkSeal.ts'
import type { ResumesTable } from '../store/schema/resumes.ts'
import { resumesRefusals } from '../words/resumes.ts'

export type Resume = Selectable<ResumesTable>

type KeyedHash = (text: string) => string

/** Title and content of a resume. */
export interface Written {
  readonly title: string
  readonly document: ResumeDocument
}

/** Query of the resumes of an account, including the trash. */
export const resumesOf = (db: Database, accountId: string) =>
  db.selectFrom('resumes').where('account_id', '=', accountId)

/** Resume, locked until the transaction ends. Every change of a resume must lock it before any other row. */
export const lockResume = (transaction: Database, id: string): Promise<Resume | undefined> =>
  transaction
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Requires that a resume is not in the trash.
 *
 * @throws Refused (409)
 */
export function requireNotInTrash({ trashed_at: trashedAt }: Pick<Resume, 'trashed_at'>): void {
  if (trashedAt === null) return
  throw Refused.state(resumesRefusals.inTrash, 'trashed')
}

/**
 * Requires that a resume is not locked by its candidate.
 *
 * @throws Refused (409)
 */
export function requireUnlocked({ locked_at: lockedAt }: Pick<Resume, 'locked_at'>): void {
  if (lockedAt === null) return
  throw Refused.state(resumesRefusals.locked, 'locked')
}

/** Content of a resume. It was validated when saved; unknown fields are kept. */
export const documentOf = ({ document }: Pick<Resume, 'document'>): ResumeDocument =>
  v.parse(resumeDocument, JSON.parse(document))

/** True if a resume already has this title and content. */
export const hasContent = (resume: Pick<Resume, 'title' | 'document'>, { title, document }: Written) =>
  resume.title === title &&
  isDeepStrictEqual(JSON.parse(resume.document), JSON.parse(JSON.stringify(document)))

const isoOf = (time: number) => new Date(time).toISOString()

/** List item of a resume. */
export const itemOf = (
  resume: Omit<Resume, 'account_id' | 'bytes' | 'document' | 'link_hash'>,
  keyedHash: KeyedHash,
): ResumeItem => ({
  id: resume.id,
  title: resume.title,
  revision: resume.revision,
  createdAt: isoOf(resume.created_at),
  updatedAt: isoOf(resume.updated_at),
  trashedAt: resume.trashed_at === null ? null : isoOf(resume.trashed_at),
  isLocked: resume.locked_at !== null,
  ...sharingOf(resume, keyedHash),
})

/**
 * Sharing of a resume: visibility, link and last day.
 *
 * @param keyedHash of the installation, with which links are encrypted
 */
export function sharingOf(
  { link_expires_on: expiresOn, link_sealed: sealed }: Pick<Resume, 'link_expires_on' | 'link_sealed'>,
  keyedHash: KeyedHash,
) {
  if (sealed === null) return { visibility: 'private', link: null, expiresOn } as const
  const link = createLinkSeal(keyedHash).open(sealed)
  return { visibility: 'unlisted', link: link && resumePaths.sharedResume(link), expiresOn } as const
}

/** Resume with its document. */
export const shownOf = (resume: Resume, keyedHash: KeyedHash): ShownResume => ({
  ...itemOf(resume, keyedHash),
  document: documentOf(resume),
})

/** Printed text of a resume, to show on a page. */
export function textOf(document: ResumeDocument): ResumeText {
  const printed = printedOf(document)
  return v.parse(resumeText, { ...printed, language: printed.look.language })
}
