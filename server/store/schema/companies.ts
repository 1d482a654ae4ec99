import type { Generated } from 'kysely'

/** A company, apart from the accounts of those who act for it. */
export interface CompaniesTable {
  id: string
  /** Its name in its address, among those in `company_slugs`. */
  slug: string
  name: string
  /** The name with look-alikes, accents and legal forms folded; null until a server of this version has seen it. */
  folded_name: string | null
  website: string
  /** Host of the website without `www.`, in its ASCII form; empty without one, null until a server of this version has seen it. */
  website_domain: string | null
  /** Address of its logo; empty while it has none. */
  logo: Generated<string>
  about: string
  /** Number of employees; null where not given. */
  size: '1-10' | '11-50' | '51-200' | '201-1000' | '1000+' | null
  industry: string
  /** Places of the company, as a JSON list. */
  places: string
  /** Verification of the company. */
  proof: 'none' | 'domain'
  /** Since when; null while it has not, and where that was before anybody wrote it down. */
  proven_at: number | null
  /** By the address of a member, or by a record in the DNS; null as above. */
  proven_by: 'mail' | 'record' | null
  /** Counts the changes, so that two that were made at once are noticed. */
  revision: number
  created_at: number
  /** Since when nothing of it can be found or published; null while it can. */
  suspended_at: number | null
  /** 1 if it replies on time, by its record as it was last counted. Its postings are found by it. */
  replies_on_time: Generated<number>
  /** Demo company, which hires nobody. */
  is_demo: Generated<number>
}

/** Every slug that a company has or had. One that was given is never another company's. */
export interface CompanySlugsTable {
  slug: string
  company_id: string
  created_at: number
}

/** Invitation to a company, one per address. */
export interface InvitationsTable {
  id: string
  company_id: string
  email_address: string
  membership: 'owner' | 'recruiter'
  /** Hash of the mailed code; null until the mail is written. */
  code_hash: string | null
  created_at: number
  expires_at: number
}

/** Member of a company. An account belongs to one company. */
export interface MembersTable {
  company_id: string
  account_id: string
  membership: 'owner' | 'recruiter'
  created_at: number
}
