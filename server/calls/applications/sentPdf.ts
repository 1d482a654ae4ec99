import { contract } from '../../../contract/index.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { documentSentWith } from '../../applications/chosen.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../../refused.ts'
import type { Bytes, MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Renders the PDF of the sent snapshot, regardless of later edits of the resume. */
async function sentPdf(
  { account, typesetter }: MemberContext,
  sent: { readonly document: ResumeDocument; readonly name: string } | undefined,
): Promise<Bytes> {
  const { document, name } = ownObject(sent)
  return { type: 'application/pdf', fileName: name, body: await typesetter.pdf(account.id, document) }
}

/**
 * Returns the resume of the caller's application as sent.
 *
 * @throws Refused (404) if a file was sent instead; Refused (503) if the queue is full
 */
export const applicationPdf = defineHandler(contract.applications.applicationPdf, async (context) =>
  sentPdf(context, documentSentWith(context.application)),
)

/**
 * Returns the resume sent with an application to the caller's company, redacted while the name is hidden.
 * Records that it was opened.
 *
 * @throws Refused as `applicationPdf`
 */
export const applicantPdf = defineHandler(contract.applications.applicantPdf, async (context) => {
  const { account, application, db, documents, noteIfPossible, now } = context
  const made = await sentPdf(context, await documents.applicantDocument(account.id, application))
  await noteIfPossible(noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now }))
  return made
})
