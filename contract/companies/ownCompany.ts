import * as v from 'valibot'
import { defineCall, id, nothing } from '../call.ts'
import { emailAddress, mailedCode } from '../fields.ts'
import { plainLine } from '../text.ts'
import { userSchema } from '../user.ts'
import { companyProofs, companySizes, memberships, maxPlaces } from './facts.ts'
import { companyForms } from './forms.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'

/** Maximum number of members of a company, including invitations. */
export const maxMembers = 50

const membership = v.picklist(memberships, 'Choose a role for this person.')

/** Company, as its members see it. */
export const ownCompany = v.object({
  slug: v.string(),
  revision: v.number(),
  name: v.string(),
  website: v.string(),
  about: v.string(),
  logo: companyLogo,
  size: v.nullable(v.picklist(companySizes)),
  industry: v.string(),
  places: v.array(v.string()),
  proof: v.picklist(companyProofs),
  /**
   * Time and method of the verification: by a member's address or by a DNS record. Null if not verified, or
   * if these are unknown.
   */
  proven: v.nullable(v.object({ at: v.string(), by: v.picklist(['mail', 'record']) })),
  /** TXT record that verifies the website, and its domain; null without a website. */
  proofRecord: v.nullable(v.object({ domain: v.string(), value: v.string() })),
  /** True if an operator has suspended the company: its postings are hidden and cannot be published. */
  isSuspended: v.boolean(),
  /** Number of its postings in review. */
  heldPostings: v.number(),
  /**
   * Condition for holding open postings for review after a change of name or website: always, only for
   * another domain, or never.
   */
  reviewOfChanges: v.picklist(['always', 'otherDomain', 'never']),
  /** Role of the caller in the company. */
  membership,
})

export type OwnCompany = v.InferOutput<typeof ownCompany>

/** Members of a company, and its invitations. */
export const companyPeople = v.object({
  members: v.array(
    v.object({
      /** Account id. */
      id: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      emailAddress: v.string(),
      membership,
      since: v.string(),
      isYou: v.boolean(),
    }),
  ),
  invitations: v.array(
    v.object({ id: v.string(), emailAddress: v.string(), membership, expiresAt: v.string() }),
  ),
})

export type CompanyPeople = v.InferOutput<typeof companyPeople>

/** Invitation, as the invited person sees it. */
export const companyInvitation = v.object({
  companyName: v.string(),
  proof: v.picklist(companyProofs),
  /** Role that the invitation grants. */
  membership,
  expiresAt: v.string(),
})

export type CompanyInvitation = v.InferOutput<typeof companyInvitation>

const WRONG_LINE = 'Use letters, numbers, and signs on one line.'

const line = plainLine(100, WRONG_LINE)

const { companyName, companyWebsite, companyAbout } = companyForms.company

/** Changed fields of a company; absent fields stay as they are. */
export const companyContent = strictObject({
  name: companyName,
  website: companyWebsite,
  about: companyAbout,
  size: v.optional(v.nullable(v.picklist(companySizes, 'Choose a size.'))),
  industry: v.optional(line),
  places: v.optional(boundedList(v.pipe(line, v.nonEmpty('Fill this in, or remove it.')), maxPlaces)),
})

const ofMembers = { access: 'session', roles: ['employer'], object: 'company' } as const
const ofOwners = { access: 'verified', roles: ['employer'], object: 'ownersCompany' } as const
const noticed = { audit: ['done', 'refused', 'limited'] } as const

/**
 * Calls about the caller's company and its members. A separate module, because no page uses it before login.
 */
export const ownCompanyCalls = {
  readCompany: defineCall({
    path: 'read-company',
    summary: 'Get your company.',
    payload: nothing,
    result: ownCompany,
    ...ofMembers,
  }),
  /**
   * Returns the updated company and user. Name and website may be changed by an owner only (`ownersCompany`),
   * and for a verified company only by one with a verified address; such changes are recorded in the ledger.
   * Every member may change the other fields.
   */
  updateCompany: defineCall({
    path: 'update-company',
    summary: 'Update your company.',
    payload: strictObject({
      revision: v.pipe(v.number('Reload the page.'), v.integer(), v.minValue(1)),
      company: companyContent,
    }),
    result: v.object({ ...ownCompany.entries, user: userSchema }),
    ...ofMembers,
    limits: { client: ['updateProfile'], account: ['updateProfile'] },
    // The description makes this payload larger than the default.
    maxBytes: 32 * 1024,
    audit: ['refused', 'limited'],
  }),
  /** Checks the verification of the website: a member's verified address at its domain, or the TXT record. */
  proveCompany: defineCall({
    path: 'prove-company',
    summary: 'Verify your company by a verified email at its domain, or by a DNS record.',
    payload: nothing,
    result: ownCompany,
    ...ofMembers,
    limits: { account: ['proveCompany'] },
    audit: ['limited'],
  }),
  listMembers: defineCall({
    path: 'list-members',
    summary: 'List your company’s members and open invitations.',
    payload: nothing,
    result: companyPeople,
    ...ofMembers,
  }),
  inviteMember: defineCall({
    path: 'invite-member',
    summary: 'Invite a person to your company by email.',
    payload: strictObject({
      emailAddress: emailAddress('Please enter a valid email address'),
      membership,
    }),
    result: companyPeople,
    ...ofOwners,
    limits: { account: ['inviteMember'] },
    ...noticed,
  }),
  changeMembership: defineCall({
    path: 'change-membership',
    summary: 'Make a member of your company an owner or a recruiter.',
    payload: strictObject({ id, membership }),
    result: companyPeople,
    ...ofOwners,
    ...noticed,
  }),
  /** Removes a member or an invitation. Every member may leave on their own. */
  removeMember: defineCall({
    path: 'remove-member',
    summary: 'Remove a member or an invitation from your company.',
    payload: strictObject({ id }),
    result: companyPeople,
    ...ofMembers,
    ...noticed,
  }),
  /** Returns the invitation that a mailed code belongs to. */
  readInvitation: defineCall({
    path: 'read-invitation',
    summary: 'Get the invitation that a code belongs to.',
    payload: strictObject({ code: mailedCode }),
    result: companyInvitation,
    access: 'session',
    roles: ['employer'],
  }),
  acceptInvitation: defineCall({
    path: 'accept-invitation',
    summary: 'Accept an invitation to a company.',
    payload: strictObject({ code: mailedCode }),
    result: ownCompany,
    access: 'session',
    roles: ['employer'],
    ...noticed,
  }),
} as const

export type OwnCompanyCallName = keyof typeof ownCompanyCalls
