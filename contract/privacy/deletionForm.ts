import { currentPassword } from '../fields.ts'

export const deletionForms = { deleteAccount: { password: currentPassword } } as const
