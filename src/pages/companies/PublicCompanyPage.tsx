import { use } from 'react'
import * as v from 'valibot'
import { publicCompanySchema } from '../../../contract/companies/reads.ts'
import { brand } from '../../brand.ts'
import { GivenContext } from '../../routing/given.ts'
import { PagePicture } from '../shared/PagePicture.tsx'
import { PublicCompanyView } from '../../views/companies/PublicCompanyView.tsx'

const givenSchema = v.object({ canonical: v.string(), content: publicCompanySchema })

export default function PublicCompanyPage() {
  const { canonical, content: company } = v.parse(givenSchema, use(GivenContext))
  const title = `${company.name} | ${brand}`
  const description = company.about.replaceAll(/\s+/g, ' ') || `${company.name} is on ${brand}.`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={company.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <PagePicture canonical={canonical} />
      {company.isDemo && <meta name="robots" content="noindex" />}
      <PublicCompanyView company={company} />
    </>
  )
}
