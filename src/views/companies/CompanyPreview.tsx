import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { companySizes } from '../../../contract/companies/facts.ts'
import { companyForms } from '../../../contract/companies/forms.ts'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { PublicCompanyView } from './PublicCompanyView.tsx'

/** Form values by field name; empty until read from the form. */
export type FilledCompany = Readonly<Record<string, string>>

interface Props {
  company: OwnCompany
  filled: FilledCompany
  /** Published page, for its jobs and its reply record, which are not in the form. */
  published: PublicCompany
}

/**
 * Preview of the company's public page. It follows the form with low priority, so that typing stays
 * responsive.
 */
export function CompanyPreview({ company, filled, published }: Props) {
  const shown = useDeferredValue(filled)
  return useMemo(
    () => <PublicCompanyView company={{ ...published, ...shownOf(company, shown) }} isPreview />,
    [company, shown, published],
  )
}

const rules = companyForms.company

/** Values that a save would store. Invalid fields keep their saved values. */
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
