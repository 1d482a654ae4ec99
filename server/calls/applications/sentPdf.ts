import { contract } from '../../../contract/index.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { documentSentWith } from '../../applications/chosen.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../../refused.ts'
import type { Bytes, MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** PDF of the sent snapshot, whatever became of the resume. */
async function sentPdf(
  { account, typesetter }: MemberContext,
  sent: { readonly document: ResumeDocument; readonly name: string } | undefined,
): Promise<Bytes> {
  const { document, name } = ownObject(sent)
  return { type: 'application/pdf', fileName: name, body: await typesetter.pdf(account.id, document) }
}

/**
 * Gives the resume of an application of the signed-in account as it was sent. Refused: 404 when none was written for it; 503
 * when too much waits.
 */
export const applicationPdf = defineHandler(contract.applications.applicationPdf, async (context) =>
  sentPdf(context, documentSentWith(context.application)),
)

/**
 * Gives the resume that was sent with an application to the own company, without the name while that is hidden, and
 * notes that it was opened. Refused as for who sent it.
 */
export const applicantPdf = defineHandler(contract.applications.applicantPdf, async (context) => {
  const { account, application, db, documents, noteIfPossible, now } = context
  const made = await sentPdf(context, await documents.applicantDocument(account.id, application))
  await noteIfPossible(noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now }))
  return made
})
