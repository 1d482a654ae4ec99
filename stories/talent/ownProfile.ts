import type { Exclusion, OwnProfile, ProfileView, RecentViews } from '../../contract/talent/profileCalls.ts'
import { emptyProfile, missingInProfile, type ProfileContent } from '../../contract/talent/profile.ts'
import type { ResumeSources } from '../../machines/talent/profileEditor.ts'
import { mina } from './people.ts'

const { id: _, looksFor, name: __, photo: ___, place, updatedAt, years, ...shown } = mina

/** A profile with all parts filled in. */
export const wholeProfile: ProfileContent = {
  ...shown,
  resumeId: null,
  looksFor: { ...looksFor, payFloor: { amount: 3_200_000, currency: 'GBP', period: 'year' } },
}

const ownOf = (profile: ProfileContent): OwnProfile => ({
  profile,
  visibility: 'hidden',
  revision: 1,
  missing: [...missingInProfile(profile)],
  place,
  years,
  updatedAt,
  visibleUntil: null,
  isAsked: false,
})

export const ownProfile: OwnProfile = ownOf(wholeProfile)

export const newProfile: OwnProfile = { ...ownOf(emptyProfile), place: null, years: null }

export const visibleProfile: OwnProfile = {
  ...ownProfile,
  visibility: 'anonymous',
  visibleUntil: '2027-05-26',
}

export const askedProfile: OwnProfile = { ...visibleProfile, visibleUntil: '2026-12-10', isAsked: true }

export const exclusions: readonly Exclusion[] = [
  { id: 'e1', kind: 'company', name: 'Fernhill', slug: 'fernhill', createdAt: '2026-11-02T09:00:00.000Z' },
  { id: 'e2', kind: 'domain', name: 'larkspur.example', createdAt: '2026-11-02T09:00:00.000Z' },
  { id: 'e3', kind: 'employer', name: 'Larkspur Touring', createdAt: '2026-11-02T09:00:00.000Z' },
]

export const profileViews: readonly ProfileView[] = [
  {
    company: { name: 'Harbourlight', slug: 'harbourlight' },
    day: '2026-11-24',
    words: 'set carpenter',
    opened: 2,
    listed: 5,
  },
  { company: { name: 'Fernhill', slug: 'fernhill' }, day: '2026-11-23', words: '', opened: 0, listed: 1 },
]

export const recentViews: RecentViews = { opened: 14, listed: 37 }

export const noViews: RecentViews = { opened: 0, listed: 0 }

export const foundCompanies = [
  { name: 'Fernhill', slug: 'fernhill', proof: 'domain' as const },
  { name: 'Fernweh Travel', slug: 'fernweh-travel', proof: 'none' as const },
]

export const resumeSources: ResumeSources = {
  choices: [
    { id: 'r1', title: 'Stage carpenter' },
    { id: 'r2', title: 'Joiner' },
  ],
  chosen: {
    id: 'r1',
    title: 'Stage carpenter',
    entries: { experience: wholeProfile.experience, education: wholeProfile.education },
    evidence: ['Carpenter, Touring company', 'Joiner, Kitchen maker', 'Diploma, Carpentry and joinery'],
    skills: ['Timber framing', 'Bench saw'],
  },
}
