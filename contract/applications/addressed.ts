import { merged } from '../mergeFields.ts'

/** Merge fields of a bulk message, filled in for each recipient. */
export const messageFields = ['name', 'role'] as const

type MessageField = (typeof messageFields)[number]

/** Values of the merge fields for one recipient: first name and job title. */
export type Addressee = Readonly<Record<MessageField, string>>

/**
 * Fills in the merge fields of a message for one recipient.
 *
 * @param message text with fields such as `{{name}}`
 * @returns the text, and its unknown fields; a message with unknown fields must not be sent
 */
export const addressed = (message: string, { name, role }: Addressee) => merged(message, { name, role })
