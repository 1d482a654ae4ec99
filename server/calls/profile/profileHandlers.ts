import type { Contract } from '../../../contract/index.ts'
import type { HandlersOf } from '../shared/defineHandler.ts'
import { changePassword } from './changePassword.ts'
import { removePhoto, setPhoto } from './photo.ts'
import { updateProfile } from './updateProfile.ts'

export const profileHandlers: HandlersOf<Contract['profile']> = {
  updateProfile,
  changePassword,
  setPhoto,
  removePhoto,
}
