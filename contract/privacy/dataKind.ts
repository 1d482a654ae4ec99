/** Legal grounds (GDPR, Article 6(1)), with their texts for the privacy page. */
export const legalGrounds = {
  contract: 'Needed for the service you signed up for',
  legitimateInterest: 'Legitimate interest in a safe and working service',
  legalObligation: 'Required by law',
  consent: 'Your consent',
  notPersonal: 'Not personal data',
} as const

export type LegalGround = keyof typeof legalGrounds

export const dataSubjects = {
  member: 'Everyone with an account',
  candidate: 'Candidates',
  employer: 'Employers',
  visitor: 'Visitors',
  nobody: 'No one',
} as const

export type DataSubject = keyof typeof dataSubjects

/**
 * Sensitivity of a value. Secret values are stored hashed or encrypted; internal values reveal nothing about
 * a person on their own.
 */
export type DataClass = 'personal' | 'secret' | 'internal'

/**
 * Effect of account deletion on a value: erased, kept in the anonymized record of an application
 * (`tombstone`), or kept for the given reason.
 */
export type OnDeletion = 'erase' | 'tombstone' | { readonly keep: string }

/** Rules of a value. Tables inherit them from the kind of data, columns from the table. */
export interface DataRules {
  readonly ground: LegalGround
  readonly whose: DataSubject
  /** Retention as a phrase, such as `12 months` or `until you delete it`. */
  readonly retention: string
  readonly onDeletion: OnDeletion
}

/** Purpose, optionally with rules that override the inherited ones. */
export type DataEntry = string | ({ readonly purpose: string } & Partial<DataRules>)

/** Entries by class and name. */
export type DataEntries = Readonly<Partial<Record<DataClass, Readonly<Record<string, DataEntry>>>>>

export interface TableRules extends Partial<DataRules> {
  readonly columns: DataEntries
}

/** Kind of data in terms of the user: one row of the table on the privacy page. */
export interface DataKind extends DataRules {
  readonly title: string
  /** Examples of the data. */
  readonly what: string
  readonly purpose: string
  /** Database tables by name. */
  readonly tables?: Readonly<Record<string, TableRules>>
  /** Data outside the database: files, logs, cookies, browser storage. */
  readonly files?: DataEntries
}
