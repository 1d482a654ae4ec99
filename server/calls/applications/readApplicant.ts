import { contract } from '../../../contract/index.ts'
import { noteOpening } from '../../applications/openings.ts'
import { applicantOf } from '../../applications/shown.ts'
import { shownToCompany } from './shownToCompany.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns an application to a posting of the caller's company, by its id or reference. Records that it was
 * opened.
 *
 * @throws Refused (503) if the redaction queue is full
 */
export const readApplicant = defineHandler(contract.applications.readApplicant, async (context) => {
  const { account, application, db, noteIfPossible, now } = context
  const opened = { what: 'application', accountId: account.id, now } as const
  await noteIfPossible(noteOpening(db, [application.id], opened))
  return shownToCompany(context, application, await applicantOf(db, application))
})
