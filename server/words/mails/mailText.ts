/** A part of a mail with a name, such as the pay of an offer. */
export interface Fact {
  readonly name: string
  readonly text: string
}

/** The text of a mail, in plain text, without the frame that all mails share. */
export interface MailText {
  readonly subject: string
  readonly lead: string
  /** The words of another person, after the lead. */
  readonly quote?: string | undefined
  readonly facts?: readonly Fact[]
  /** Several objects of one mail, each with the path of its page. */
  readonly items?: readonly { readonly text: string; readonly path: string }[]
  /** The label of the button. */
  readonly action: string
  readonly rest: string
}
