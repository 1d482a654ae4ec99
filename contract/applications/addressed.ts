import { merged } from '../mergeFields.ts'

/** What a message to several people says to each in words of their own. */
export const messageFields = ['name', 'role'] as const

type MessageField = (typeof messageFields)[number]

/** What is known of who reads a message: their first name, and the title of the job. */
export type Addressee = Readonly<Record<MessageField, string>>

/**
 * A message as one of its readers gets it.
 *
 * @param message with fields such as `{{name}}`
 * @returns the text, and the fields that nobody can fill in: with one it is not sent
 */
export const addressed = (message: string, { name, role }: Addressee) => merged(message, { name, role })
