import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { companySizes } from '../../../contract/companies/facts.ts'
import { companyForms } from '../../../contract/companies/forms.ts'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { PublicCompanyView } from './PublicCompanyView.tsx'

/** Values of the form by the names of its fields; empty until they are read. */
export type FilledCompany = Readonly<Record<string, string>>

interface Props {
  company: OwnCompany
  filled: FilledCompany
  /** Public page as it is now, for its jobs and its record, which are not in the form. */
  published: PublicCompany
}

/** Preview of the company's public page. It follows the form with a low priority. */
export function CompanyPreview({ company, filled, published }: Props) {
  const shown = useDeferredValue(filled)
  return useMemo(
    () => <PublicCompanyView company={{ ...published, ...shownOf(company, shown) }} isPreview />,
    [company, shown, published],
  )
}

const rules = companyForms.company

/** Values that would be saved. A field with a wrong value keeps its saved one. */
function shownOf(company: OwnCompany, filled: FilledCompany) {
  const { companyName, companyAbout, companyIndustry, companyPlaces, companySize, companyWebsite } = filled
  const website = kept(rules.companyWebsite, companyWebsite, company.website)
  const isSame = domainOf(website) === domainOf(company.website)
  return {
    logo: company.logo,
    name: kept(rules.companyName, companyName, company.name),
    website,
    about: kept(rules.companyAbout, companyAbout, company.about),
    size:
      companySize === undefined ? company.size : (companySizes.find((each) => each === companySize) ?? null),
    industry: companyIndustry?.trim() ?? company.industry,
    places: companyPlaces?.split('\n').filter(Boolean) ?? company.places,
    // A website at another domain has to be verified again.
    proof: isSame ? company.proof : ('none' as const),
    provenAt: isSame ? (company.proven?.at ?? null) : null,
  }
}

function kept(rule: v.GenericSchema<string>, typed: string | undefined, saved: string): string {
  const parsed = v.safeParse(rule, typed)
  return parsed.success ? parsed.output : saved
}

const domainOf = (website: string) => website && new URL(website).hostname.replace(/^www\./, '')
