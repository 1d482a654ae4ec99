import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ChosenResume } from '../../contract/applications/application.ts'
import { sentSchema, type Sent } from '../../contract/applications/sent.ts'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { filesOf } from '../files/files.ts'
import { pdfName } from '../files/pdfName.ts'
import { Refused } from '../refused.ts'
import { fileNameOf } from '../resumes/fileName.ts'
import { resumesOf } from '../resumes/resumes.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { Application } from './applications.ts'
import { cannotBeSent } from './readiness.ts'

/** Resume as sent. Later edits by the candidate do not change it. */
export const sentDocument = v.object({
  ...sentSchema.entries.resume.entries,
  resumeId: v.string(),
  revision: v.number(),
  title: v.string(),
  document: resumeDocument,
})

/** Stored snapshot of an application. Each side is shown a subset of it. */
export interface Snapshot extends Omit<Sent, 'resume'> {
  readonly resume: Sent['resume'] | v.InferOutput<typeof sentDocument>
}

const noFile = () => Refused.field('resume', cannotBeSent.noFile)
const noResume = () => Refused.field('resume', cannotBeSent.noResume)

/**
 * File or resume of the candidate, locked until the transaction ends, so that it cannot be deleted
 * concurrently.
 */
const heldFile = (transaction: Database, candidateId: string, id: string) =>
  filesOf(transaction, candidateId)
    .select(['id', 'name', 'digest'])
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

const heldResume = (transaction: Database, candidateId: string, id: string) =>
  resumesOf(transaction, candidateId)
    .selectAll()
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

/**
 * Verifies the chosen file or resume.
 *
 * @throws Refused at the field `resume` if it is not the candidate's or is in the trash
 */
export async function requireChosen(
  transaction: Database,
  candidateId: string,
  chosen: ChosenResume,
): Promise<void> {
  if ('fileId' in chosen) {
    if (!(await heldFile(transaction, candidateId, chosen.fileId))) throw noFile()
  } else if (!(await heldResume(transaction, candidateId, chosen.resumeId))) throw noResume()
}

/**
 * Snapshot of the chosen resume. For a resume from the editor, its version is kept permanently.
 *
 * @throws Refused at the field `resume` if it is not the candidate's, was deleted, or is in the trash
 */
export async function sentResume(
  transaction: Database,
  candidateId: string,
  chosen: ChosenResume | null,
): Promise<Snapshot['resume']> {
  if (chosen === null || 'fileId' in chosen) {
    const file = await heldFile(transaction, candidateId, chosen?.fileId ?? '')
    if (!file?.digest) throw noFile()
    return { fileId: file.id, name: pdfName(file.name), digest: file.digest }
  }
  const resume = await heldResume(transaction, candidateId, chosen.resumeId)
  if (!resume) throw noResume()
  await transaction
    .updateTable('resume_versions')
    .set({ was_sent: 1 })
    .where('resume_id', '=', resume.id)
    .where('revision', '=', resume.revision)
    .execute()
  const document = v.parse(resumeDocument, JSON.parse(resume.document))
  const candidate = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return {
    fileId: null,
    name: fileNameOf(document.basics?.name || `${candidate.first_name} ${candidate.last_name}`),
    digest: createHash('sha256').update(resume.document).digest('hex'),
    resumeId: resume.id,
    revision: resume.revision,
    title: resume.title,
    document,
  }
}

/** Resume from the editor that was sent with an application; undefined if a file was sent. */
export function documentSentWith({ snapshot }: Pick<Application, 'snapshot'>) {
  const kept = v.safeParse(v.object({ resume: sentDocument }), JSON.parse(snapshot ?? 'null'))
  return kept.success ? kept.output.resume : undefined
}
