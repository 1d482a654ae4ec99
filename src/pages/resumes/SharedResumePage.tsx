import * as v from 'valibot'
import { sharedResumeSchema } from '../../../contract/resumes/shared.ts'
import { usePageData } from '../../routing/pageData.ts'
import { SharedResumeView } from '../../views/resumes/sharing/SharedResumeView.tsx'
import { sharedWords } from '../../words/resumes/shared.ts'
import { PageHead } from '../shared/PageHead.tsx'

const givenSchema = v.object({ canonical: v.string(), content: sharedResumeSchema })

export default function SharedResumePage() {
  const { canonical, content } = usePageData(givenSchema)
  const resume = content === 'tooLong' ? null : content
  return (
    <>
      <PageHead
        title={resume ? sharedWords.title(resume.name?.text) : sharedWords.notAvailable}
        description={resume ? sharedWords.description : sharedWords.notAvailableDescription}
        canonical={canonical}
        isListed={false}
      />
      <SharedResumeView content={content} />
    </>
  )
}
