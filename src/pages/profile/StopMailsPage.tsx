import * as v from 'valibot'
import { stoppingSchema } from '../../../contract/notices/stopping.ts'
import { brand } from '../../brand.ts'
import { usePageData } from '../../routing/pageData.ts'
import { stopEmailsWords } from '../../words/profile/profile.ts'
import { StopMailsView } from '../../views/profile/StopMailsView.tsx'

const givenSchema = v.object({ content: stoppingSchema })

export default function StopMailsPage() {
  const { content } = usePageData(givenSchema)
  return (
    <>
      <title>{`${stopEmailsWords.title} | ${brand}`}</title>
      <meta name="description" content={stopEmailsWords.description} />
      <StopMailsView stopping={content} />
    </>
  )
}
