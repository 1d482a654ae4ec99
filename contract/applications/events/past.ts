import type { PastEvent } from './eventDefinition.ts'

/** An event that leads on, or ends the application. */
export const milestone = (name: string, note?: string): PastEvent => ({ name, note, isMilestone: true })

/** An event between two stations. */
export const exchange = (name: string, note?: string): PastEvent => ({ name, note, isMilestone: false })

/** A reason in the words of who gave it. */
export const quoted = (reason: string | undefined) => (reason ? `“${reason}”` : undefined)

/** A sentence with such a reason behind it, where one was given. */
export const withQuoted = (sentence: string, reason: string | undefined) =>
  reason ? `${sentence}: “${reason}”` : sentence
