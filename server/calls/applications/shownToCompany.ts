import type { Application } from '../../applications/applications.ts'
import { redactedEvent, isNameHidden, sentToCompany } from '../../applications/hiding.ts'
import type { applicantOf } from '../../applications/shown.ts'
import type { MemberContext } from '../shared/context.ts'

/** Application as its employer may read it. Hidden names are redacted in a worker thread. */
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
