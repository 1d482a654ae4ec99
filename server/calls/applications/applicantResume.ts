import { contract } from '../../../contract/index.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../../refused.ts'
import { WrittenResult } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives what is printed of the resume that was sent with an application to the own company, without the name while that
 * is hidden, and notes that it was opened. Refused: 404 when none was written for it; 503 when too much waits.
 */
export const applicantResume = defineHandler(
  contract.applications.applicantResume,
  async ({ account, application, db, documents, noteIfPossible, now }) => {
    const text = ownObject(await documents.applicantText(account.id, application))
    await noteIfPossible(noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now }))
    return new WrittenResult(text)
  },
)
