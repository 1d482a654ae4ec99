import type { Submission } from '../../machines/shared/submission.ts'
import { loadForms } from '../ui/form/formRules.ts'
import { callInTime, limited, loaded, provided, sendForm, type Asked } from './shared/provided.ts'

/** Saves the names of a member: the fields that the call takes, and whose they are. */
export const updateProfile = provided(
  async ({ input: { role, id, form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const inTime = limited(signal)
    const { forms } = await loaded(loadForms, inTime)
    const values = Object.keys(forms.profile).map((field) => [field, form.get(field)])
    return callInTime(role, 'updateProfile', { ...Object.fromEntries(values), id }, inTime)
  },
)
export const changePassword = sendForm('changePassword')
