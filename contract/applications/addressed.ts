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
export function addressed(
  message: string,
  to: Addressee,
): { readonly text: string; readonly empty: readonly string[] } {
  const empty: string[] = []
  const text = message.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (written, named: string) => {
    const field = messageFields.find((each) => each === named)
    const value = field && to[field].trim()
    if (!value) empty.push(written)
    return value || written
  })
  return { text, empty }
}
