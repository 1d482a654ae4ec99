import * as v from 'valibot'
import { mailChoices } from './kinds.ts'

/** Content of the unsubscribe page; null for a dead link. */
export const stoppingSchema = v.nullable(
  v.object({
    /** Kind of mail, in words. */
    name: v.string(),
    /** Recipient, shortened. */
    address: v.string(),
    /** Current choice. */
    choice: v.picklist(mailChoices),
  }),
)

export type Stopping = v.InferOutput<typeof stoppingSchema>

/** Field of the unsubscribe form. */
export const stoppingField = 'mails'

/** An address as whoever has it knows it again, and nobody else learns it. */
export function shortenedAddress(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@')
  return `${emailAddress.slice(0, Math.min(2, at - 1))}…${emailAddress.slice(at)}`
}
