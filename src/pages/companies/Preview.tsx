import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { useReading } from '../../app/useReading.ts'
import { readPublicCompany } from '../../effects/companies.ts'
import { CompanyPreview, type FilledCompany } from '../../views/companies/CompanyPreview.tsx'
import { companyPageWords } from '../../words/companies/page.ts'
import { Reading } from '../../views/reading/Reading.tsx'

/** Preview of the public company page, beside the form. */
export default function Preview({ company, filled }: { company: OwnCompany; filled: FilledCompany }) {
  // A new name changes the slug; the previous slug redirects.
  const { flow, data } = useReading(readPublicCompany, { slug: company.slug })
  return (
    <Reading flow={flow} what={companyPageWords.publicPage} rows={5}>
      {data && <CompanyPreview company={company} filled={filled} published={data} />}
    </Reading>
  )
}
