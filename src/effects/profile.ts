import { edit } from './shared/editing.ts'
import { sendForm } from './shared/provided.ts'

export const updateProfile = edit('updateProfile', 'profile')
export const changePassword = sendForm('changePassword')
