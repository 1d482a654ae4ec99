import type * as v from 'valibot'
import { authForms } from './auth/forms.ts'
import { companyForms } from './companies/forms.ts'
import { emailAddressForms } from './identity/emailAddress.ts'
import { passkeyForms } from './identity/forms.ts'
import { setPasswordForms } from './identity/setPassword.ts'
import { deletionForms } from './privacy/deletionForm.ts'
import { profileForms } from './profile/forms.ts'

/** The rules and messages of every form (specification, 5). Parsing gives the values in canonical form. */
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

/** The rule of one field, to re-check it while a person mends it. */
export type FieldRule = v.GenericSchema<unknown, unknown>
