import { object } from 'valibot'
import { forms } from '../../../contract/forms.ts'
import type * as Real from '../../../src/effects/companies.ts'
import { formEffect } from '../../support/formEffect.ts'
import { change } from '../memory.ts'

export const updateCompany: (typeof Real)['updateCompany'] = formEffect(
  object(forms.company),
  ({ companyName, companyWebsite, companyAbout }, { role }) =>
    change(role, { company: { name: companyName, website: companyWebsite, about: companyAbout } }),
)
