import type * as v from 'valibot'
import { authForms } from './auth/forms.ts'
import { companyForms } from './companies/forms.ts'
import { emailAddressForms } from './identity/emailAddress.ts'
import { passkeyForms } from './identity/forms.ts'
import { setPasswordForms } from './identity/setPassword.ts'
import { deletionForms } from './privacy/deletionForm.ts'
import { profileForms } from './profile/forms.ts'

/** Schemas of all forms, with their messages (specification, 5). Parsing returns canonical values. */
export const forms = {
  ...authForms,
  ...profileForms,
  ...companyForms,
  ...emailAddressForms,
  ...passkeyForms,
  ...setPasswordForms,
  ...deletionForms,
} as const

export type FormName = keyof typeof forms

/** Rule of one field, to validate it again while the user corrects it. */
export type FieldRule = v.GenericSchema<unknown, unknown>
