import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { candidateProfileCalls as calls, type OwnProfile } from '../../../contract/talent/profileCalls.ts'
import { entriesFromResume, evidenceIn, skillsIn } from '../../../contract/talent/fromResume.ts'
import type { ProfileContent } from '../../../contract/talent/profile.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import type { ProfileAnswer, SavedProfileDraft } from '../../../machines/talent/profileDraft.ts'
import type { OpenedProfile, ResumeSources } from '../../../machines/talent/profileEditor.ts'
import type { VisibilityCommands } from '../../../machines/talent/visibilityCommands.ts'
import { profileDrafts } from '../../browser/storage/profileDrafts.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, requesting, type EffectRequest } from '../shared/provided.ts'

export const readProfile = requesting(calls.readProfile)
export const listExclusions = requesting(calls.listExclusions)
export const listProfileViews = requesting(calls.listProfileViews)
export const previewProfile = requesting(calls.previewProfile)
export const findCompanies = requesting(calls.findCompanies)

export const visibilityCommands = commandEffect<VisibilityCommands>({
  setVisibility: ({ input, signal }) => request(calls.setVisibility, input, { signal }),
  excludeCompany: ({ input, signal }) => request(calls.addExclusion, input, { signal }),
  excludeDomain: ({ input, signal }) => request(calls.addExclusion, input, { signal }),
  removeExclusion: ({ input, signal }) => request(calls.removeExclusion, input, { signal }),
})

/** Converts a profile to the document of its draft, without the photo, which belongs to the account. */
function draftOf(id: string, { profile, ...rest }: OwnProfile): SavedProfileDraft {
  const { photo: _, ...content } = profile
  return { ...rest, id, content, savedAt: undefined }
}

/** Loads a profile for editing, with unsaved text from the device. */
export const openProfile = provided(
  async ({
    input: { accountId },
    signal,
  }: EffectRequest<{ readonly accountId: string }>): Promise<OpenedProfile> => ({
    opened: draftOf(accountId, await request(calls.readProfile, {}, { signal })),
    kept: profileDrafts.of(accountId),
  }),
)

export const readProfileDraft = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>) =>
    draftOf(id, await request(calls.readProfile, {}, { signal })),
)

export const saveProfileDraft = provided(
  async ({
    input: { content, revision },
    signal,
  }: EffectRequest<Saving<ProfileContent>>): Promise<ProfileAnswer> => {
    const { profile: _, ...answer } = await request(
      calls.saveProfile,
      { revision, profile: content },
      { signal },
    )
    return answer
  },
)

/** Loads the list of resumes, and one of them as a source of entries. */
export const readResumeSources = provided(
  async ({
    input: { id: wanted },
    signal,
  }: EffectRequest<{ readonly id?: string | undefined }>): Promise<ResumeSources> => {
    const { items } = await request(resumeCalls.listResumes, { limit: 50 }, { signal })
    const choices = items.map(({ id, title }) => ({ id, title }))
    const chosen = choices.find(({ id }) => id === wanted) ?? choices.at(0)
    if (!chosen) return { choices, chosen: null }
    const { document } = await request(resumeCalls.readResume, { id: chosen.id }, { signal })
    return {
      choices,
      chosen: {
        ...chosen,
        entries: entriesFromResume(document),
        evidence: evidenceIn(document),
        skills: skillsIn(document),
      },
    }
  },
)
