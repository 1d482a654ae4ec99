import * as v from 'valibot'
import { call } from '../call.ts'
import { accountId, userSchema } from '../user.ts'
import { companyForms } from './forms.ts'

export const companyCalls = {
  updateCompany: call(
    'update-company',
    v.strictObject({ id: accountId, ...companyForms.company }),
    userSchema,
    ['employer'],
  ),
} as const
