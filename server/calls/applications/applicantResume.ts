import { documentToCompany } from '../../applications/hiding.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../../refused.ts'
import { textOf } from '../../resumes/resumes.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/**
 * Gives what is printed of the resume that was sent with an application to the own company, without the name while that
 * is hidden, and notes that it was opened. Refused: 404 when none was written for it.
 */
export const applicantResume: ApplicationHandler<'applicantResume'> = async ({
  account,
  application,
  db,
  noteIfPossible,
  now,
}) => {
  const { document } = ownObject(documentToCompany(application))
  const text = textOf(document)
  await noteIfPossible(noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now }))
  return text
}
