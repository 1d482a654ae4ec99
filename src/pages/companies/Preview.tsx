import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { useReading } from '../../app/useReading.ts'
import { readPublicCompany } from '../../effects/companies.ts'
import { CompanyPreview, type FilledCompany } from '../../views/companies/CompanyPreview.tsx'
import { Reading } from '../../views/reading/Reading.tsx'

/** What everybody will read of the company, beside the form that says it. */
export default function Preview({ company, filled }: { company: OwnCompany; filled: FilledCompany }) {
  // A name that is changed makes another address; the first one still leads to the same company.
  const { flow, data } = useReading(readPublicCompany, { slug: company.slug })
  return (
    <Reading flow={flow} what="your public page" rows={5}>
      {data && <CompanyPreview company={company} filled={filled} published={data} />}
    </Reading>
  )
}
