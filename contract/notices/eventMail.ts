import type { MailKind } from './kinds.ts'

/** A mail about an event. */
export interface EventMail {
  /** Mail preference that its recipients can turn off. */
  readonly kind: MailKind
  /**
   * Takes the object of the event, such as the title of a posting.
   *
   * @returns plain sentences: the subject, the first one, the label of the button, and what follows
   */
  readonly words: (about: string) => {
    readonly subject: string
    readonly lead: string
    readonly action: string
    readonly rest: string
  }
}
