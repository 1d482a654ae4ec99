import type { OwnProfile } from '../../contract/talent/profileCalls.ts'
import type { ProfileContent } from '../../contract/talent/profile.ts'
import { parseProfile, typedProfileOf, type TypedProfile } from '../../contract/talent/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { ParsedDraft, SavedDraft } from '../draft/draft.ts'

/** Profile as stored on the server. Its id is the account id. */
export type SavedProfileDraft = Omit<OwnProfile, 'profile'> & SavedDraft<ProfileContent>

export type ProfileAnswer = Omit<OwnProfile, 'profile'>

const readings = new WeakMap<
  TypedProfile,
  { readonly content: ProfileContent; readonly parsed: ParsedDraft<ProfileContent> }
>()

/** Parses the typed text. Memoized, because guards and every section of the editor use the result. */
export function parsedProfile(
  typed: TypedProfile,
  { content: saved }: SavedProfileDraft,
): ParsedDraft<ProfileContent> {
  const known = readings.get(typed)
  if (known?.content === saved) return known.parsed
  const { profile: content, ...rest } = parseProfile(typed, saved)
  const parsed = { content, ...rest }
  readings.set(typed, { content: saved, parsed })
  return parsed
}

/**
 * Editor of a candidate's profile. A hidden profile saves automatically; a visible one changes only on
 * request.
 */
export const profileDraft = createDraftMachine<
  TypedProfile,
  ProfileContent,
  SavedProfileDraft,
  ProfileAnswer
>({
  id: 'profileDraft',
  typedOf: typedProfileOf,
  parse: parsedProfile,
  fieldsOf: (path) => [path.split('.')[1] ?? path],
  isLocked: () => false,
  manual: {
    isManual: ({ visibility }) => visibility !== 'hidden',
    notice: () => 'profilePublished',
  },
})

export type ProfileDraftFlow = DraftFlow<TypedProfile, ProfileContent, SavedProfileDraft, ProfileAnswer>
