import type { Application } from '../../applications/applications.ts'
import { documentSentWith } from '../../applications/chosen.ts'
import { noteOpening } from '../../applications/openings.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler, Bytes, MemberContext } from '../shared/context.ts'

/** Made of what was sent, whatever has become of the resume since. */
async function sentPdf({
  account,
  application,
  typesetter,
}: MemberContext & { readonly application: Application }): Promise<Bytes> {
  const { document, name } = ownObject(documentSentWith(application))
  return { type: 'application/pdf', fileName: name, body: await typesetter.pdf(account.id, document) }
}

/**
 * Gives the resume of an application of who is signed in as it was sent. Refused: 404 when none was written for it; 503
 * when too much waits.
 */
export const applicationPdf: ApplicationHandler<'applicationPdf'> = sentPdf

/**
 * Gives the resume that was sent with an application to the own company, and notes that it was opened. Refused as for
 * who sent it.
 */
export const applicantPdf: ApplicationHandler<'applicantPdf'> = async (context) => {
  const made = await sentPdf(context)
  const { account, application, db, now } = context
  await noteOpening(db, [application.id], { what: 'resume', accountId: account.id, now })
  return made
}
