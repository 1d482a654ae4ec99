import { contract } from '../../../contract/index.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../../refused.ts'
import { WrittenResult } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the printed text of the resume sent with an application to the caller's company, redacted while the
 * name is hidden. Records that the resume was opened.
 *
 * @throws Refused (404) if a file was sent instead; Refused (503) if the queue is full
 */
export const applicantResume = defineHandler(
  contract.applications.applicantResume,
  async ({ account, application, db, documents, noteIfPossible, now }) => {
    const text = ownObject(await documents.applicantText(account.id, application))
    await noteIfPossible(noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now }))
    return new WrittenResult(text)
  },
)
