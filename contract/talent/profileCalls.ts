import * as v from 'valibot'
import { defineCall, id, nothing, revision } from '../call.ts'
import { companyProofs } from '../companies/facts.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { listPayload } from '../list.ts'
import { bounded } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'
import { profileContent, profileParts, shownProfile, visibilities } from './profile.ts'

/** Maximum number of exclusions of a candidate. */
export const maxExclusions = 500

/** Profile, as its owner reads it. */
export const ownProfile = v.object({
  profile: profileContent,
  visibility: v.picklist(visibilities),
  revision: v.number(),
  /** Empty fields that employers filter by. */
  missing: v.array(v.picklist(profileParts)),
  /** Values that are shown to employers next to the name. */
  place: shownProfile.entries.place,
  years: shownProfile.entries.years,
  updatedAt: shownProfile.entries.updatedAt,
  /** Last day of visibility unless the owner extends it, `YYYY-MM-DD`; null while hidden. */
  visibleUntil: v.nullable(v.string()),
  /** True after the owner was asked to extend the visibility. Setting the visibility answers the question. */
  isAsked: v.boolean(),
})

export type OwnProfile = v.InferOutput<typeof ownProfile>

/** Company, domain or employer whose companies never see the profile. */
export const exclusion = v.object({
  id: v.string(),
  /** `employer`: added automatically from an employer in the candidate's resumes. */
  kind: v.picklist(['company', 'domain', 'employer']),
  /** Name of the company or employer, or domain. */
  name: v.string(),
  /** Company slug; absent for other kinds. */
  slug: v.optional(v.string()),
  logo: companyLogo,
  createdAt: v.string(),
})

export type Exclusion = v.InferOutput<typeof exclusion>

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send the slug of the company.'))
const WRONG_DOMAIN = 'Enter a domain, such as fernhill.example.'

const domain = v.pipe(
  bounded(253, WRONG_DOMAIN, WRONG_DOMAIN),
  v.trim(),
  // A pasted address of a website is reduced to its domain.
  v.transform((typed) => typed.toLowerCase().replaceAll(/^https?:\/\/|[/?#].*$/gs, '')),
  v.regex(
    /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u,
    WRONG_DOMAIN,
  ),
)

/** Views of a profile by one company on one day. */
export const profileView = v.object({
  company: v.object({ name: v.string(), slug: v.string(), logo: companyLogo }),
  /** Day in UTC, `YYYY-MM-DD`. */
  day: v.string(),
  /** Search words that found the profile; empty for a search without words. */
  words: v.string(),
  /** Number of times the profile was opened, and was listed in results. */
  opened: v.number(),
  listed: v.number(),
})

export type ProfileView = v.InferOutput<typeof profileView>

/** Period of the view totals, in days. */
export const recentDays = 30

/** Number of times a profile was opened, and was listed in results, in the recent period. */
export const recentViews = v.object({ opened: v.number(), listed: v.number() })

export type RecentViews = v.InferOutput<typeof recentViews>

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const page = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) })

/** Calls of a candidate about the profile that employers can find. */
export const candidateProfileCalls = {
  readProfile: defineCall({
    path: 'read-profile',
    summary: 'Get your profile, and who sees it.',
    payload: nothing,
    result: ownProfile,
    ...ofCandidates,
  }),
  saveProfile: defineCall({
    path: 'save-profile',
    summary: 'Save your profile.',
    payload: strictObject({ revision, profile: profileContent }),
    result: ownProfile,
    ...ofCandidates,
    maxBytes: 1024 * 1024,
    limits: { account: ['saveText'] },
  }),
  setVisibility: defineCall({
    path: 'set-visibility',
    summary: 'Choose who sees your profile.',
    payload: strictObject({ visibility: v.picklist(visibilities, 'Choose who sees your profile.') }),
    result: ownProfile,
    access: 'verified',
    roles: ['candidate'],
    limits: { account: ['setVisibility'] },
    audit: ['done', 'refused', 'limited'],
  }),
  listExclusions: defineCall({
    path: 'list-exclusions',
    summary: 'List companies and domains that never see your profile.',
    payload: strictObject(listPayload),
    result: page(exclusion),
    ...ofCandidates,
  }),
  addExclusion: defineCall({
    path: 'add-exclusion',
    summary: 'Exclude a company or a domain from your profile.',
    payload: v.union([strictObject({ slug }), strictObject({ domain })]),
    result: exclusion,
    ...ofCandidates,
    limits: { account: ['addExclusion'] },
    audit: ['limited'],
  }),
  removeExclusion: defineCall({
    path: 'remove-exclusion',
    summary: 'Remove an exclusion.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...ofCandidates,
    audit: ['done'],
  }),
  /** Profile as a company sees it. Returns 404 like `read-candidate` if the company cannot see it. */
  previewProfile: defineCall({
    path: 'preview-profile',
    summary: 'Get exactly what a company gets of your profile.',
    payload: strictObject({ slug }),
    result: shownProfile,
    ...ofCandidates,
  }),
  /**
   * Up to 8 companies whose names start with a text, to exclude one or to preview the profile as it sees it.
   */
  findCompanies: defineCall({
    path: 'find-companies',
    summary: 'Find companies by the start of their name.',
    payload: strictObject({ q: bounded(100) }),
    result: v.object({
      companies: v.array(
        v.object({
          slug: v.string(),
          name: v.string(),
          logo: companyLogo,
          proof: v.picklist(companyProofs),
        }),
      ),
    }),
    ...ofCandidates,
  }),
  listProfileViews: defineCall({
    path: 'list-profile-views',
    summary: 'List which companies saw your profile, by day.',
    payload: strictObject(listPayload),
    result: v.object({ ...page(profileView).entries, recent: recentViews }),
    ...ofCandidates,
  }),
} as const

export type CandidateProfileCallName = keyof typeof candidateProfileCalls
