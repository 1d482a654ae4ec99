import { edit } from './shared/editing.ts'

export const updateProfile = edit('updateProfile', 'profile')
