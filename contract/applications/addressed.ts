import { merged } from '../mergeFields.ts'

/** Merge fields of a message to several people, filled in for each reader. */
export const messageFields = ['name', 'role'] as const

type MessageField = (typeof messageFields)[number]

/** Values of the merge fields for a reader: first name and title of the job. */
export type Addressee = Readonly<Record<MessageField, string>>

/**
 * A message as one of its readers gets it.
 *
 * @param message with fields such as `{{name}}`
 * @returns the text, and the fields that nobody can fill in: with one it is not sent
 */
export const addressed = (message: string, { name, role }: Addressee) => merged(message, { name, role })
