import * as v from 'valibot'
import { mailChoices } from './kinds.ts'

/** What the page of a link shows that stops mails; null where the link leads nowhere any more. */
export const stoppingSchema = v.nullable(
  v.object({
    /** What the mails are about. */
    name: v.string(),
    /** Whom they are sent to, shortened. */
    address: v.string(),
    /** What holds now. */
    choice: v.picklist(mailChoices),
  }),
)

export type Stopping = v.InferOutput<typeof stoppingSchema>

/** What the form of that page sends. */
export const stoppingField = 'mails'

/** An address as whoever has it knows it again, and nobody else learns it. */
export function shortenedAddress(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@')
  return `${emailAddress.slice(0, Math.min(2, at - 1))}…${emailAddress.slice(at)}`
}
