import { noteOpening } from '../../applications/openings.ts'
import { applicantOf } from '../../applications/shown.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/** Gives an application to a posting of the own company, by its id or its reference, and notes that it was opened. */
export const readApplicant: ApplicationHandler<'readApplicant'> = async ({
  account,
  application,
  db,
  noteIfPossible,
  now,
}) => {
  const opened = { what: 'application', accountId: account.id, now } as const
  await noteIfPossible(noteOpening(db, [application.id], opened))
  return applicantOf(db, application)
}
