import type { FormName } from '../../../contract/forms.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { loadForms } from '../../ui/form/formRules.ts'
import { callInTime, limited, loaded, provided, type Asked } from './provided.ts'

/** A form that changes what is known of a member: the fields that the call takes, and whose they are. */
export const edit = (name: 'updateProfile' | 'updateCompany', taken: FormName) =>
  provided(async ({ input: { role, id, form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const inTime = limited(signal)
    const { forms } = await loaded(loadForms, inTime)
    const values = Object.keys(forms[taken]).map((field) => [field, form.get(field)])
    return callInTime(role, name, { ...Object.fromEntries(values), id }, inTime)
  })
