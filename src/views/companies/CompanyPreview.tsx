import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { companySizes } from '../../../contract/companies/facts.ts'
import { companyForms } from '../../../contract/companies/forms.ts'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { PublicCompanyView } from './PublicCompanyView.tsx'

/** What the fields of the form hold, by their names; nothing before they could be read. */
export type FilledCompany = Readonly<Record<string, string>>

interface Props {
  company: OwnCompany
  filled: FilledCompany
  /** The page as everybody reads it now: its jobs and its record are no part of the form. */
  published: PublicCompany
}

/** The company's page as it will stand. It follows what is typed as soon as there is time for it. */
export function CompanyPreview({ company, filled, published }: Props) {
  const shown = useDeferredValue(filled)
  return useMemo(
    () => <PublicCompanyView company={{ ...published, ...shownOf(company, shown) }} isPreview />,
    [company, shown, published],
  )
}

const rules = companyForms.company

/** What will be saved of the form. A field that is wrong shows what is saved, as long as it is. */
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
    // A website at another domain is to be checked anew.
    proof: isSame ? company.proof : ('none' as const),
    provenAt: isSame ? (company.proven?.at ?? null) : null,
  }
}

function kept(rule: v.GenericSchema<string>, typed: string | undefined, saved: string): string {
  const parsed = v.safeParse(rule, typed)
  return parsed.success ? parsed.output : saved
}

const domainOf = (website: string) => website && new URL(website).hostname.replace(/^www\./, '')
