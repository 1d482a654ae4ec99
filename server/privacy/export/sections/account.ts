import type * as v from 'valibot'
import { accountFile, exportVersion, type accountParts } from '../../../../contract/privacy/export.ts'
import { identitiesOf } from '../../../identity/identities.ts'
import { passkeysOf } from '../../../identity/passkeys.ts'
import { earlierChoices } from '../../../mail/settings.ts'
import { contentOf } from '../../../postings/postings.ts'
import { projectionOf } from '../../../projection.ts'
import { jsonText } from '../json.ts'
import type { ExportContext } from '../section.ts'
import type { ZipEntry } from '../zip.ts'
import { alertParts } from './alerts.ts'
import { talentParts } from './talent.ts'

type Parts = typeof accountParts

/**
 * Parts of account.json: one for each domain whose data has no file of its own, with a schema in the
 * contract.
 */
const parts: {
  readonly [Name in Exclude<keyof Parts, 'profile'>]: (
    context: ExportContext,
  ) => Promise<v.InferOutput<Parts[Name]>>
} = {
  terms: async ({ account }) => ({
    termsVersion: account.terms_version,
    privacyVersion: account.privacy_version,
    acceptedAt: isoOrNull(account.terms_accepted_at),
  }),
  passkeys: async ({ account, db }) => {
    const rows = await passkeysOf(db, account.id).selectAll().orderBy('created_at').execute()
    return rows.map(({ created_at: createdAt, last_used_at: lastUsedAt, name }) => ({
      name,
      createdAt: isoOf(createdAt),
      lastUsedAt: isoOrNull(lastUsedAt),
    }))
  },
  providers: async ({ account, db }) => {
    const rows = await identitiesOf(db, account.id)
    return rows.map(
      ({ email_address: emailAddress, is_verified: isVerified, linked_at: linkedAt, ...row }) => ({
        ...row,
        emailAddress,
        isVerified: isVerified === 1,
        linkedAt: isoOf(linkedAt),
      }),
    )
  },
  addressChanges: async ({ account, db, now }) => {
    const rows = await db
      .selectFrom('address_changes')
      .select(['purpose', 'email_address', 'created_at', 'expires_at'])
      .where('account_id', '=', account.id)
      .where('expires_at', '>', now)
      .orderBy('created_at')
      .execute()
    return rows.map(
      ({ created_at: createdAt, email_address: emailAddress, expires_at: expiresAt, purpose }) => ({
        purpose,
        emailAddress,
        createdAt: isoOf(createdAt),
        expiresAt: isoOf(expiresAt),
      }),
    )
  },
  companies: async ({ account, db }) => {
    const rows = await db
      .selectFrom('members')
      .innerJoin('companies', 'companies.id', 'members.company_id')
      .select(['companies.name', 'members.membership', 'members.created_at'])
      .where('members.account_id', '=', account.id)
      .execute()
    return rows.map(({ created_at: since, ...row }) => ({ ...row, since: isoOf(since) }))
  },
  invitations: async ({ account, db }) => {
    if (account.role !== 'employer') return []
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('companies', 'companies.id', 'invitations.company_id')
      .select(['companies.name as company', 'invitations.membership', 'invitations.created_at'])
      .where('invitations.email_address', '=', account.email_address)
      .execute()
    return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt: isoOf(createdAt) }))
  },
  mailSettings: async ({ account, db }) => {
    const rows = await db
      .selectFrom('mail_settings')
      .selectAll()
      .where('account_id', '=', account.id)
      .orderBy('kind')
      .execute()
    return rows.map(({ changed_at: changedAt, choice, earlier, kind }) => ({
      kind,
      choice,
      changedAt: isoOf(changedAt),
      earlier: earlierChoices(earlier).map(([before, until]) => ({ choice: before, until: isoOf(until) })),
    }))
  },
  sessions: async ({ account, db }) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'browser', 'network'])
      .where('account_id', '=', account.id)
      .orderBy('created_at')
      .execute()
    return rows.map(({ created_at: createdAt, expires_at: expiresAt, ...row }) => ({
      ...row,
      createdAt: isoOf(createdAt),
      expiresAt: isoOf(expiresAt),
    }))
  },
  securityEvents: async ({ account, db }) => {
    const rows = await db
      .selectFrom('security_events')
      .select(['at', 'call', 'outcome'])
      .where('account_id', '=', account.id)
      .orderBy('at')
      .execute()
    return rows.map(({ at, ...row }) => ({ ...row, at: isoOf(at) }))
  },
  savedJobs: async ({ account, db }) => {
    const rows = await db
      .selectFrom('saved_jobs')
      .innerJoin('postings', 'postings.id', 'saved_jobs.posting_id')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .select(['postings.content', 'postings.slug', 'companies.name as company', 'saved_jobs.saved_at'])
      .where('saved_jobs.account_id', '=', account.id)
      .orderBy('saved_jobs.saved_at')
      .execute()
    return rows.map(({ company, content, saved_at: savedAt, slug }) => ({
      title: contentOf({ content }).title,
      company,
      slug,
      savedAt: isoOf(savedAt),
    }))
  },
  reports: async ({ account, db }) => {
    const rows = await db
      .selectFrom('reports')
      .innerJoin('postings', 'postings.id', 'reports.posting_id')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .select(['postings.content', 'postings.slug', 'companies.name as company'])
      .select(['reports.reason', 'reports.text', 'reports.created_at', 'reports.outcome'])
      .where('reports.account_id', '=', account.id)
      .orderBy('reports.created_at')
      .execute()
    return rows.map(({ content, created_at: createdAt, ...row }) => ({
      ...row,
      title: contentOf({ content }).title,
      createdAt: isoOf(createdAt),
    }))
  },
  openings: async ({ account, db }) => {
    const rows = await db
      .selectFrom('openings')
      .innerJoin('applications', 'applications.id', 'openings.application_id')
      .select(['applications.reference', 'openings.what', 'openings.opened_at'])
      .where('openings.account_id', '=', account.id)
      .orderBy('openings.opened_at')
      .execute()
    return rows.map(({ opened_at: openedAt, ...row }) => ({ ...row, openedAt: isoOf(openedAt) }))
  },
  ...alertParts,
  ...talentParts,
  exports: async ({ account, db }) => {
    const rows = await db
      .selectFrom('exports')
      .select(['requested_at', 'state'])
      .where('account_id', '=', account.id)
      .orderBy('requested_at')
      .execute()
    return rows.map(({ requested_at: requestedAt, state }) => ({ requestedAt: isoOf(requestedAt), state }))
  },
}

const project = projectionOf(accountFile)

/** Entry account.json. It comes last, because it lists the files that were left out. */
export async function accountEntry(
  context: ExportContext,
  {
    leftOut,
    photo,
  }: {
    readonly leftOut: readonly { readonly path: string; readonly reason: string }[]
    readonly photo: string | null
  },
): Promise<ZipEntry> {
  const { account, now } = context
  const read: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) read[name] = await part(context)
  const profile = {
    id: account.id,
    role: account.role,
    firstName: account.first_name,
    lastName: account.last_name,
    emailAddress: account.email_address,
    userName: account.user_name,
    provider: account.provider,
    isVerified: account.verified_at !== null,
    verifiedAt: isoOrNull(account.verified_at),
    createdAt: isoOf(account.created_at),
    lastLoginAt: isoOf(account.last_login_at),
    photo,
  } satisfies v.InferOutput<Parts['profile']>
  const file = { version: exportVersion, exportedAt: isoOf(now), profile, ...read, leftOut }
  return { path: 'account.json', content: jsonText(project(file)), modifiedAt: now }
}

const isoOf = (time: number) => new Date(time).toISOString()

const isoOrNull = (time: number | null) => (time === null ? null : isoOf(time))
