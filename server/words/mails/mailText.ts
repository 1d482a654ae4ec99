/** Labelled part of an email, such as the pay of an offer. */
export interface Fact {
  readonly name: string
  readonly text: string
}

/** Company shown with its logo. */
export interface MarkedCompany {
  readonly name: string
  readonly slug: string
  /** Path of its logo; undefined if it has none. */
  readonly logo?: string | undefined
}

/** Job in an email. */
export interface JobInMail {
  readonly title: string
  /** Path of its page. */
  readonly path: string
  readonly company: MarkedCompany
  /** Lines such as pay and place. */
  readonly facts: readonly string[]
  /** Reasons why the search found it. */
  readonly reasons: readonly string[]
  /** Link to get fewer jobs like it. */
  readonly less: { readonly text: string; readonly path: string }
}

/** Content of an email as plain text, without the common frame. */
export interface MailText {
  readonly subject: string
  /** Company that the email is from. */
  readonly mark?: MarkedCompany | undefined
  readonly lead: string
  /** Quote of another person, after the lead. */
  readonly quote?: string | undefined
  readonly facts?: readonly Fact[]
  /** List of objects, each with the path of its page. */
  readonly items?: readonly { readonly text: string; readonly path: string }[]
  /** List of jobs. */
  readonly jobs?: readonly JobInMail[]
  /** Label of the button. */
  readonly action: string
  readonly rest: string
}
