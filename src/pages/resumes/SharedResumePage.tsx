import * as v from 'valibot'
import { isolate } from '../../../contract/isolate.ts'
import { sharedResumeSchema } from '../../../contract/resumes/shared.ts'
import { useGiven } from '../../routing/given.ts'
import { SharedResumeView } from '../../views/resumes/sharing/SharedResumeView.tsx'
import { PageHead } from '../shared/PageHead.tsx'

const givenSchema = v.object({ canonical: v.string(), content: sharedResumeSchema })

export default function SharedResumePage() {
  const { canonical, content } = useGiven(givenSchema)
  const resume = content === 'tooLong' ? null : content
  const name = resume?.name?.text
  const title = resume ? (name ? `${isolate(name)}, resume` : 'Resume') : 'No resume here'
  return (
    <>
      <PageHead
        title={title}
        description={
          resume ? 'A resume, for whoever has this link.' : 'This link leads to no resume that can be shown.'
        }
        canonical={canonical}
        isListed={false}
      />
      <SharedResumeView content={content} />
    </>
  )
}
