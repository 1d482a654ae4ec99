import { profileCalls } from '../../contract/profile/calls.ts'
import type { SavedProfile } from '../../machines/editing/editing.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { request } from '../network/request.ts'
import { provided, type Asked } from './shared/provided.ts'

/** Saves the names of a member. */
export const updateProfile = provided(
  async ({
    input: { role, id, form },
    signal,
  }: Asked<Submission & { readonly id: string }>): Promise<SavedProfile> => {
    const names = { firstName: form.get('firstName'), lastName: form.get('lastName') }
    const profile = { id, ...names, userName: form.get('userName') }
    return { user: await request(profileCalls.updateProfile, profile, { role, signal }) }
  },
)

export const changePassword = provided(({ input: { role, form }, signal }: Asked<Submission>) =>
  request(profileCalls.changePassword, form, { role, signal }),
)
