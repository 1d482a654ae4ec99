import type { Application } from '../../applications/applications.ts'
import { redactedEvent, isNameHidden, sentToCompany } from '../../applications/hiding.ts'
import type { applicantOf } from '../../applications/shown.ts'
import type { MemberContext } from '../shared/context.ts'

/** An application as its employer may read it: with names hidden, in a thread, where they do not know them yet. */
export async function shownToCompany(
  { account, documents }: Pick<MemberContext, 'account' | 'documents'>,
  application: Application,
  { timeline, ...applicant }: Awaited<ReturnType<typeof applicantOf>>,
) {
  const words = isNameHidden(application)
    ? await documents.applicantWords(account.id, application, timeline)
    : {
        sent: sentToCompany(application),
        timeline: timeline.map((event) => redactedEvent(application, event)),
      }
  return { ...applicant, ...words }
}
