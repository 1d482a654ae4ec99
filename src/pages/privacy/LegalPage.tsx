import * as v from 'valibot'
import { legalPageSchema } from '../../../contract/privacy/legal.ts'
import { usePageData } from '../../routing/pageData.ts'
import { LegalView } from '../../views/privacy/LegalView.tsx'
import { legalWords } from '../../words/privacy/legal.ts'
import { PageHead } from '../shared/PageHead.tsx'

const givenSchema = v.object({ canonical: v.string(), content: legalPageSchema })

export default function LegalPage() {
  const { canonical, content } = usePageData(givenSchema)
  return (
    <>
      <PageHead
        title={legalWords.titles[content.kind]}
        description={legalWords.descriptions[content.kind]}
        canonical={canonical}
        isListed
      />
      <LegalView page={content} />
    </>
  )
}
