import * as v from 'valibot'
import { alertPageSchema } from '../../../contract/alerts/alertPage.ts'
import { brand } from '../../brand.ts'
import { usePageData } from '../../routing/pageData.ts'
import { AlertView } from '../../views/alerts/AlertView.tsx'
import { alertPageWords } from '../../words/alerts/alertPage.ts'

const givenSchema = v.object({ content: alertPageSchema })

export default function AlertPage() {
  const { content } = usePageData(givenSchema)
  return (
    <>
      <title>{`${alertPageWords.title} | ${brand}`}</title>
      <meta name="description" content={alertPageWords.description} />
      <AlertView content={content} />
    </>
  )
}
