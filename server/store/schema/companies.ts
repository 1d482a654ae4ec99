import type { Generated } from 'kysely'

/** Company, separate from the accounts of its members. */
export interface CompaniesTable {
  id: string
  /** Current slug, also contained in `company_slugs`. */
  slug: string
  name: string
  /** Name with look-alikes, accents and legal forms folded; null until filled at a server start. */
  folded_name: string | null
  website: string
  /**
   * Host of the website without `www.`, in ASCII form; empty without a website, null until filled at a server
   * start.
   */
  website_domain: string | null
  /** Path of the logo; empty without one. */
  logo: Generated<string>
  about: string
  /** Number of employees; null if not specified. */
  size: '1-10' | '11-50' | '51-200' | '201-1000' | '1000+' | null
  industry: string
  /** Places of the company, as a JSON list. */
  places: string
  /** Verification status. */
  proof: 'none' | 'domain'
  /** Time of the verification; null if not verified, or verified before this was recorded. */
  proven_at: number | null
  /** Method of the verification: by a member's address or by a DNS record; null as `proven_at`. */
  proven_by: 'mail' | 'record' | null
  /** Number of changes, for optimistic locking. */
  revision: number
  created_at: number
  /** Time of the suspension, during which its postings are hidden; null if not suspended. */
  suspended_at: number | null
  /** 1 if the company replies on time, by its last computed record; part of the search index. */
  replies_on_time: Generated<number>
  /** Demo company, which hires nobody. */
  is_demo: Generated<number>
}

/** All current and former slugs of companies. A slug is never reassigned to another company. */
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
  /** Hash of the mailed code; null until the email is rendered. */
  code_hash: string | null
  created_at: number
  expires_at: number
}

/** Member of a company. An account belongs to at most one company. */
export interface MembersTable {
  company_id: string
  account_id: string
  membership: 'owner' | 'recruiter'
  created_at: number
}
