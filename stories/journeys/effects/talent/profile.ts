import { fromPromise } from 'xstate'
import { missingInProfile, type ShownProfile } from '../../../../contract/talent/profile.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type {
  candidateProfileCalls as calls,
  Exclusion,
  OwnProfile,
} from '../../../../contract/talent/profileCalls.ts'
import type { SavedProfileDraft } from '../../../../machines/talent/profileDraft.ts'
import type { VisibilityCommands } from '../../../../machines/talent/visibilityCommands.ts'
import type * as Real from '../../../../src/effects/talent/profile.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer, refusedWith } from '../../../support/formEffect.ts'
import { refusals } from '../../../support/refusals.ts'
import {
  exclusions,
  foundCompanies,
  ownProfile,
  profileViews,
  recentViews,
  resumeSources,
} from '../../../talent/ownProfile.ts'
import { anonymous } from '../../../talent/people.ts'

type Effects = typeof Real

const draftOf = (id: string, { profile, ...rest }: OwnProfile): SavedProfileDraft => ({
  ...rest,
  id,
  content: profile,
  savedAt: undefined,
})

export const readProfile: Effects['readProfile'] = fromPromise(() => answer(() => ownProfile))

export const listExclusions: Effects['listExclusions'] = fromPromise(() =>
  answer((): ResultOf<typeof calls.listExclusions> => ({ items: [...exclusions], next: null })),
)

export const listProfileViews: Effects['listProfileViews'] = fromPromise(() =>
  answer((): ResultOf<typeof calls.listProfileViews> => ({
    items: [...profileViews],
    next: null,
    recent: recentViews,
  })),
)

function exclusion(kind: Exclusion['kind']): Exclusion {
  const found = exclusions.find((each) => each.kind === kind)
  if (!found) throw new Error(`There is no sample of the kind ${kind}.`)
  return found
}

/** The server refuses the preview to excluded companies. */
export const previewProfile: Effects['previewProfile'] = fromPromise(({ input: { slug } }) =>
  answer((): ShownProfile => {
    if (exclusions.some((each) => each.slug === slug)) throw refusedWith(refusals.notThere)
    return anonymous
  }),
)

export const findCompanies: Effects['findCompanies'] = fromPromise(({ input: { q } }) =>
  answer(() => ({
    companies: foundCompanies.filter(({ name }) => name.toLowerCase().startsWith(q.toLowerCase())),
  })),
)

export const visibilityCommands: Effects['visibilityCommands'] = commandEffect<VisibilityCommands>({
  setVisibility: ({ input: { visibility } }) =>
    answer(() => ({
      ...ownProfile,
      visibility,
      visibleUntil: visibility === 'hidden' ? null : '2027-05-26',
    })),
  excludeCompany: () => answer(() => exclusion('company')),
  excludeDomain: () => answer(() => exclusion('domain')),
  removeExclusion: ({ input }) => answer(() => input),
})

export const openProfile: Effects['openProfile'] = fromPromise(({ input: { accountId } }) =>
  answer(() => ({ opened: draftOf(accountId, ownProfile), kept: undefined })),
)

export const readProfileDraft: Effects['readProfileDraft'] = fromPromise(({ input: { id } }) =>
  answer(() => draftOf(id, ownProfile)),
)

export const saveProfileDraft: Effects['saveProfileDraft'] = fromPromise(({ input: { content, revision } }) =>
  answer(() => {
    const { profile: _, ...rest } = ownProfile
    return { ...rest, revision: revision + 1, missing: [...missingInProfile(content)] }
  }),
)

export const readResumeSources: Effects['readResumeSources'] = fromPromise(() => answer(() => resumeSources))
