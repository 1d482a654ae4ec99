/** Legal grounds (GDPR, Article 6(1)), in words for the privacy page. */
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

/** Secret values are only kept as hashes, or sealed; internal ones say nothing about a person by themselves. */
export type DataClass = 'personal' | 'secret' | 'internal'

/**
 * Effect of deleting the account on a value: it is erased, it stays in the record of an application without anything
 * that names the person, or it is kept for the given reason.
 */
export type OnDeletion = 'erase' | 'tombstone' | { readonly keep: string }

/** Rules that a table takes from its kind, and a column from its table, unless they say otherwise. */
export interface DataRules {
  readonly ground: LegalGround
  readonly whose: DataSubject
  /** Retention, as a phrase such as `12 months` or `until you delete it`. */
  readonly retention: string
  readonly onDeletion: OnDeletion
}

/** A purpose alone, or a purpose with rules of its own. */
export type DataEntry = string | ({ readonly purpose: string } & Partial<DataRules>)

/** Entries by class, each by its name. */
export type DataEntries = Readonly<Partial<Record<DataClass, Readonly<Record<string, DataEntry>>>>>

export interface TableRules extends Partial<DataRules> {
  readonly columns: DataEntries
}

/** A kind of data as a person thinks of it: a row of the table on the privacy page. */
export interface DataKind extends DataRules {
  readonly title: string
  /** Examples of what it holds. */
  readonly what: string
  readonly purpose: string
  /** Tables of the database, by name. */
  readonly tables?: Readonly<Record<string, TableRules>>
  /** Data outside the database: files, logs, cookies, browser storage. */
  readonly files?: DataEntries
}
