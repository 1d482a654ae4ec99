import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { postingPageWords } from '../../words/postings/page.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Title of the job post; undefined until loaded. */
  title: string | undefined
  children: ReactNode
}

/** Layout of the page of a job post, also while it is loading. */
export const PostingFrame = ({ reading, title = postingPageWords.untitled, children }: Props) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.postings}>{postingPageWords.all}</TextLink>
    </p>
    <div className="wrap-anywhere">
      <Heading>{title}</Heading>
    </div>
    <Reading flow={reading} what={postingPageWords.thisPost} rows={5} notThere={<NotThere />}>
      {children}
    </Reading>
  </>
)

/** Message for an unknown id or another company's job post. The page does not reveal which. */
const NotThere = () => (
  <EmptyState title={postingPageWords.notFound} text={postingPageWords.notFoundText}>
    <ButtonLink href={paths.postings}>{postingPageWords.openList}</ButtonLink>
  </EmptyState>
)
