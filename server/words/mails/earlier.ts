import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import type { MailText } from './mailText.ts'

/** The parameters of a notice that an earlier version has queued: texts of its own. */
export const earlierNoticeFacts = v.object({
  /** The title of a job or the name of a company. */
  about: v.string(),
  reason: v.optional(v.string()),
  items: v.optional(v.array(v.object({ text: v.string(), path: v.string() }))),
  facts: v.optional(v.array(v.object({ name: v.string(), text: v.string() }))),
})

/** The mail of such a notice. Its event is not among the parameters, so the text fits every one. */
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
