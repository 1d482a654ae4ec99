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

// The one place that lets a call through to its handler, or does not.

/** Author of a call. */
export interface Caller {
  readonly context: CallContext
  /** The account that is logged in, and its session. Throws `Refused` (401) for a guest. */
  readonly member: () => Promise<Member>
  /** The account alone. Throws as `member`. */
  readonly account: () => Promise<Account>
}

export function callerOf(context: CallContext): Caller {
  let found: Promise<Member> | undefined
  const member = () => (found ??= requireMember(context))
  return { context, member, account: async () => (await member()).account }
}

/** @throws Refused (403) when its owner has deleted the account: it can be kept, and do nothing else until then */
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
 * Context that the contract promises to the handler. Throws `Refused`: 401 for a guest, 403 for an unverified
 * address where one is required, and for a deleted account.
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

/** @throws Refused (403) when the e-mail address has to be verified first */
export function requireVerified({ verified_at: verifiedAt }: Account): void {
  if (verifiedAt !== null) return
  throw new Refused(sharedRefusals.unverified, {
    status: 403,
  })
}

/**
 * Loads the object of a call if the caller owns it. Ownership is part of the query; a missing row goes
 * through `ownObject`.
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

/** @throws Refused (403) when the company's owners decide this */
export function requireOwner({ membership }: OwnCompany): void {
  if (membership === 'owner') return
  throw new Refused(companiesRefusals.ownersOnly, { status: 403 })
}

/** @throws Refused (403) while the company is not verified, or suspended */
export function requireProven({ proof, ...company }: OwnCompany): void {
  requireNotSuspended(company)
  if (proof !== 'none') return
  throw new Refused(companiesRefusals.unverified, { status: 403 })
}

/** @throws Refused (403) while the company is suspended: it reads nothing of the people that it has found */
export function requireNotSuspended({ suspended_at: suspendedAt }: Pick<OwnCompany, 'suspended_at'>): void {
  if (suspendedAt !== null) throw new Refused(companiesRefusals.suspendedTalent, { status: 403 })
}

/** Finds the object by id or reference of the payload. */
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
