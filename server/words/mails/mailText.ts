/** A part of a mail with a name, such as the pay of an offer. */
export interface Fact {
  readonly name: string
  readonly text: string
}

/** A company that is named with its mark. */
export interface MarkedCompany {
  readonly name: string
  readonly slug: string
  /** Path of its logo; undefined if it has none. */
  readonly logo?: string | undefined
}

/** Job in a mail. */
export interface JobInMail {
  readonly title: string
  /** Path of its page. */
  readonly path: string
  readonly company: MarkedCompany
  /** Lines such as pay and place. */
  readonly facts: readonly string[]
  /** Reasons why it was found. */
  readonly reasons: readonly string[]
  /** Link for fewer jobs like it. */
  readonly less: { readonly text: string; readonly path: string }
}

/** The text of a mail, in plain text, without the frame that all mails share. */
export interface MailText {
  readonly subject: string
  /** The company that it is from. */
  readonly mark?: MarkedCompany | undefined
  readonly lead: string
  /** The words of another person, after the lead. */
  readonly quote?: string | undefined
  readonly facts?: readonly Fact[]
  /** Several objects of one mail, each with the path of its page. */
  readonly items?: readonly { readonly text: string; readonly path: string }[]
  /** Jobs, each with its facts and reasons. */
  readonly jobs?: readonly JobInMail[]
  /** The label of the button. */
  readonly action: string
  readonly rest: string
}
