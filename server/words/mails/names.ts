import { isolate } from '../../../contract/isolate.ts'

/** A company in a mail. Its name is typed by its members. */
export interface NamedCompany {
  readonly company: string
  readonly isVerified: boolean
}

/** The company in a subject: by its name once it is verified, so that no one writes in the name of another. */
export const verifiedName = ({ company, isVerified }: NamedCompany): string | undefined =>
  isVerified ? isolate(company) : undefined
