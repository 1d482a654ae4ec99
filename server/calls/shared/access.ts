import type { Access, OwnedKind } from '../../../contract/call.ts'
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import * as v from 'valibot'
import { savedSearchesOf } from '../../alerts/savedSearches.ts'
import { applicantsOf, applicationsOf } from '../../applications/applications.ts'
import { introductionsFrom, introductionsReaching } from '../../introductions/introductions.ts'
import { lettersOf } from '../../letters/letters.ts'
import { postingsOf } from '../../postings/postings.ts'
import { resumesOf } from '../../resumes/resumes.ts'
import { ownObject, Refused } from '../../refused.ts'
import type { Account } from '../../auth/accounts.ts'
import { companyOf, type OwnCompany } from '../../companies/companies.ts'
import type { CallContext, Contexts, OwnObjects } from './context.ts'
import { currentMember, type Member } from './sessions.ts'
import { deletionRefusals } from '../../words/deletion.ts'
import { companiesRefusals } from '../../words/companies.ts'
import { sharedRefusals } from '../../words/shared.ts'

// Authorization of all calls. No other code decides whether a call reaches its handler.

/** Caller of an endpoint. */
export interface Caller {
  readonly context: CallContext
  /**
   * Logged-in account and its session.
   *
   * @throws Refused (401) for a guest
   */
  readonly member: () => Promise<Member>
  /**
   * Logged-in account.
   *
   * @throws Refused (401) for a guest
   */
  readonly account: () => Promise<Account>
}

export function callerOf(context: CallContext): Caller {
  let found: Promise<Member> | undefined
  const member = () => (found ??= requireMember(context))
  return { context, member, account: async () => (await member()).account }
}

/**
 * Rejects a deleted account. Until it is restored, it may call nothing but the calls with access `deleted`.
 *
 * @throws Refused (403)
 */
function requireNotDeleted({ account, ...member }: Member): Member {
  if (account.erase_at === null) return { account, ...member }
  throw new Refused(deletionRefusals.deleted, { status: 403 })
}

async function requireMember(context: CallContext): Promise<Member> {
  const member = await currentMember(context)
  if (!member) throw new Refused(sharedRefusals.sessionEnded, { status: 401 })
  return member
}

/**
 * Context that the contract promises to the handler, by access.
 *
 * @throws Refused (401) for a guest; Refused (403) for an unverified address if verification is required, and
 * for a deleted account
 */
export const contextFor: { readonly [Who in Access]: (caller: Caller) => Promise<Contexts[Who]> } = {
  public: async ({ context }) => context,
  session: async ({ context, member }) => ({ ...context, ...requireNotDeleted(await member()) }),
  verified: async ({ context, member }) => {
    const found = requireNotDeleted(await member())
    requireVerified(found.account)
    return { ...context, ...found }
  },
  deleted: async ({ context, member }) => {
    const found = await member()
    if (found.account.erase_at === null) throw new Refused(deletionRefusals.notDeleted, { status: 403 })
    return { ...context, ...found }
  },
}

/**
 * Requires a verified email address.
 *
 * @throws Refused (403)
 */
export function requireVerified({ verified_at: verifiedAt }: Account): void {
  if (verifiedAt !== null) return
  throw new Refused(sharedRefusals.unverified, {
    status: 403,
  })
}

/**
 * Loads the object of a call if the caller owns it. Ownership is part of the query, and a missing row is
 * refused by `ownObject`.
 */
export const ownObjectFor: {
  readonly [Kind in OwnedKind]: (caller: Caller, payload: unknown) => Promise<OwnObjects[Kind]>
} = {
  none: async () => ({}),
  account: async ({ account }, payload) => {
    const { id } = await account()
    if (idIn(payload) === id) return {}
    throw new Refused(sharedRefusals.otherAccount, { status: 403 })
  },
  posting: async ({ account, context }, payload) => {
    const { id } = await account()
    const posting = await postingsOf(context.db, id)
      .selectAll()
      .where('id', '=', String(idIn(payload)))
      .executeTakeFirst()
    return { posting: ownObject(posting) }
  },
  application: async ({ account, context }, payload) => {
    const own = applicationsOf(context.db, (await account()).id).selectAll()
    return { application: ownObject(await named(own, payload)) }
  },
  letter: async ({ account, context }, payload) => {
    const { id } = await account()
    const letter = await lettersOf(context.db, id)
      .selectAll()
      .where('id', '=', String(idIn(payload)))
      .executeTakeFirst()
    return { letter: ownObject(letter) }
  },
  applicant: async ({ account, context }, payload) => {
    const own = applicantsOf(context.db, (await account()).id).selectAll()
    return { application: ownObject(await named(own, payload)) }
  },
  resume: async ({ account, context }, payload) => {
    const own = resumesOf(context.db, (await account()).id).selectAll()
    return { resume: ownObject(await named(own, payload)) }
  },
  company: async ({ account, context }) => {
    const { id } = await account()
    return { company: ownObject(await companyOf(context.db, id)) }
  },
  ownersCompany: async ({ account, context }) => {
    const { id } = await account()
    const company = ownObject(await companyOf(context.db, id))
    requireOwner(company)
    return { company }
  },
  provenCompany: async ({ account, context }) => {
    const { id } = await account()
    const company = ownObject(await companyOf(context.db, id))
    requireProven(company)
    return { company }
  },
  introduction: async ({ account, context }, payload) => {
    const { id } = await account()
    const introduction = await introductionsReaching(context.db, id)
      .selectAll()
      .where('id', '=', String(idIn(payload)))
      .executeTakeFirst()
    return { introduction: ownObject(introduction) }
  },
  sentIntroduction: async ({ account, context }, payload) => {
    const { id } = await account()
    requireNotSuspended(ownObject(await companyOf(context.db, id)))
    const introduction = await introductionsFrom(context.db, id)
      .selectAll()
      .where('id', '=', String(idIn(payload)))
      .executeTakeFirst()
    return { introduction: ownObject(introduction) }
  },
  savedSearch: async ({ account, context }, payload) => {
    const { id } = await account()
    const search = await savedSearchesOf(context.db, id)
      .selectAll()
      .where('id', '=', String(idIn(payload)))
      .executeTakeFirst()
    return { search: ownObject(search) }
  },
}

/**
 * Requires the role of owner in the company.
 *
 * @throws Refused (403)
 */
export function requireOwner({ membership }: OwnCompany): void {
  if (membership === 'owner') return
  throw new Refused(companiesRefusals.ownersOnly, { status: 403 })
}

/**
 * Requires a verified company that is not suspended.
 *
 * @throws Refused (403)
 */
export function requireProven({ proof, ...company }: OwnCompany): void {
  requireNotSuspended(company)
  if (proof !== 'none') return
  throw new Refused(companiesRefusals.unverified, { status: 403 })
}

/**
 * Requires that the company is not suspended. A suspended company cannot read data of the people it found.
 *
 * @throws Refused (403)
 */
export function requireNotSuspended({ suspended_at: suspendedAt }: Pick<OwnCompany, 'suspended_at'>): void {
  if (suspendedAt !== null) throw new Refused(companiesRefusals.suspendedTalent, { status: 403 })
}

/** Finds the object by the id or reference in the payload. */
const named = <Schema, Table extends keyof Schema, Row>(
  among: SelectQueryBuilder<Schema, Table, Row>,
  payload: unknown,
) => {
  const given = v.parse(namedSchema, payload)
  const [column, value] = given.id === undefined ? ['reference', given.reference] : ['id', given.id]
  return among.where(sql<SqlBool>`${sql.ref(column)} = ${value}`).executeTakeFirst()
}

const namedSchema = v.object({ id: v.optional(v.string()), reference: v.optional(v.string(), '') })

const idIn = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : undefined
