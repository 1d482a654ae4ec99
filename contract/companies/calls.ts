import * as v from 'valibot'
import { call } from '../call.ts'
import { accountId, userSchema } from '../user.ts'
import { companyForms } from './forms.ts'

export const companyCalls = {
  updateCompany: call({
    path: 'update-company',
    payload: v.strictObject({ id: accountId, ...companyForms.company }),
    result: userSchema,
    access: 'session',
    object: 'account',
    roles: ['employer'],
    limits: { client: ['updateProfile'], account: ['updateProfile'] },
    audit: ['refused', 'limited'],
  }),
} as const
