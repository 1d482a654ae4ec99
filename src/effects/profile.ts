import { profileCalls } from '../../contract/profile/calls.ts'
import { photoCalls } from '../../contract/profile/photo.ts'
import type { SavedProfile } from '../../machines/editing/editing.ts'
import type { PhotoCommands } from '../../machines/profile/photo.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { uploadingPicture } from './shared/pictureEffect.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Saves the names of a member. */
export const updateProfile = provided(
  async ({
    input: { role, id, form },
    signal,
  }: EffectRequest<Submission & { readonly id: string }>): Promise<SavedProfile> => {
    const names = { firstName: form.get('firstName'), lastName: form.get('lastName') }
    const profile = { id, ...names, userName: form.get('userName') }
    return { user: await request(profileCalls.updateProfile, profile, { role, signal }) }
  },
)

export const changePassword = provided(({ input: { role, form }, signal }: EffectRequest<Submission>) =>
  request(profileCalls.changePassword, form, { role, signal }),
)

export const photoCommands = commandEffect<PhotoCommands>({
  setPicture: uploadingPicture(photoCalls.setPhoto),
  removePicture: ({ signal }) => request(photoCalls.removePhoto, {}, { signal }),
})
