import { contract } from '../../../contract/index.ts'
import { noteOpening } from '../../applications/openings.ts'
import { applicantOf } from '../../applications/shown.ts'
import { shownToCompany } from './shownToCompany.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives an application to a posting of the own company, by its id or its reference, and notes that it was opened.
 * Refused: 503 when too much waits.
 */
export const readApplicant = defineHandler(contract.applications.readApplicant, async (context) => {
  const { account, application, db, noteIfPossible, now } = context
  const opened = { what: 'application', accountId: account.id, now } as const
  await noteIfPossible(noteOpening(db, [application.id], opened))
  return shownToCompany(context, application, await applicantOf(db, application))
})
