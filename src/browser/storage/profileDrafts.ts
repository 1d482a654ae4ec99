import * as v from 'valibot'
import { profileContent } from '../../../contract/talent/profile.ts'
import { typedProfile } from '../../../contract/talent/typed.ts'
import { createDeviceStore } from './deviceStore.ts'

/** Unsaved text of profiles, by account id. */
export const profileDrafts = createDeviceStore(
  'profile',
  v.object({
    revision: v.number(),
    before: profileContent,
    typed: typedProfile,
    unanswered: v.optional(v.array(profileContent)),
  }),
)
