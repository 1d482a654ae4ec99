import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import type { MailText } from './mailText.ts'

/** Parameters of a notice that an earlier version queued, which contain texts. */
export const earlierNoticeFacts = v.object({
  /** Title of a job or name of a company. */
  about: v.string(),
  reason: v.optional(v.string()),
  items: v.optional(v.array(v.object({ text: v.string(), path: v.string() }))),
  facts: v.optional(v.array(v.object({ name: v.string(), text: v.string() }))),
})

/** Email for a notice of an earlier version. Its event is unknown, so the text fits all of them. */
export const earlierNoticeWords = ({
  about,
  facts = [],
  items = [],
  reason,
}: v.InferOutput<typeof earlierNoticeFacts>): MailText => ({
  subject: `Update: ${isolate(about)}`,
  lead: `There’s an update: ${isolate(about)}.`,
  quote: reason,
  facts,
  items,
  action: 'View update',
  rest: 'Open the page for the details and for your next step.',
})
