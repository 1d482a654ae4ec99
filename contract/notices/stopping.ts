import * as v from 'valibot'
import { mailChoices } from './kinds.ts'

/** Content of the unsubscribe page; null if the link is no longer valid. */
export const stoppingSchema = v.nullable(
  v.object({
    /** Label of the kind of email. */
    name: v.string(),
    /** Email address of the recipient, partly masked. */
    address: v.string(),
    /** Current frequency of these emails; `off` if the recipient has unsubscribed. */
    choice: v.picklist(mailChoices),
  }),
)

export type Stopping = v.InferOutput<typeof stoppingSchema>

/** Field of the unsubscribe form that has the chosen frequency. */
export const stoppingField = 'mails'

/** Masks an email address, so that only its owner recognizes it. */
export function shortenedAddress(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@')
  return `${emailAddress.slice(0, Math.min(2, at - 1))}…${emailAddress.slice(at)}`
}
