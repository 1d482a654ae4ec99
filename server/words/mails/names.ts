import { isolate } from '../../../contract/isolate.ts'

/** Company in an email. Its name is user input. */
export interface NamedCompany {
  readonly company: string
  readonly isVerified: boolean
}

/**
 * Company name for a subject line; undefined if not verified, so that nobody can impersonate another company.
 */
export const verifiedName = ({ company, isVerified }: NamedCompany): string | undefined =>
  isVerified ? isolate(company) : undefined
