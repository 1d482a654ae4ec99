import * as v from 'valibot'
import { companyPicturePath } from '../../../contract/picture.ts'
import { publicCompanySchema } from '../../../contract/companies/reads.ts'
import { brand } from '../../brand.ts'
import { usePageData } from '../../routing/pageData.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { pictureWords } from '../../words/pages/picture.ts'
import { PublicCompanyView } from '../../views/companies/PublicCompanyView.tsx'
import { publicCompanyWords } from '../../words/pages/publicCompany.ts'

const givenSchema = v.object({ canonical: v.string(), content: publicCompanySchema })

export default function PublicCompanyPage() {
  const { canonical, content: company } = usePageData(givenSchema)
  const description =
    company.about.replaceAll(/\s+/g, ' ').slice(0, 160) || publicCompanyWords.description(company.name, brand)
  return (
    <>
      <PageHead
        title={company.name}
        description={description}
        canonical={canonical}
        isListed={!company.isDemo && !company.isSuspended}
        own={{ path: companyPicturePath(company.slug), alt: pictureWords.company(company.name) }}
      />
      <PublicCompanyView company={company} />
    </>
  )
}
