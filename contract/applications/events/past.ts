import type { PastEvent } from './eventDefinition.ts'

/** Timeline entry that moves the application forward or ends it. */
export const milestone = (name: string, note?: string): PastEvent => ({ name, note, isMilestone: true })

/** Timeline entry that leaves the stage unchanged, such as a message. */
export const exchange = (name: string, note?: string): PastEvent => ({ name, note, isMilestone: false })

/** Reason in quotation marks; undefined if none was given. */
export const quoted = (reason: string | undefined) => (reason ? `“${reason}”` : undefined)

/** Sentence followed by the quoted reason, if one was given. */
export const withQuoted = (sentence: string, reason: string | undefined) =>
  reason ? `${sentence}: “${reason}”` : sentence
