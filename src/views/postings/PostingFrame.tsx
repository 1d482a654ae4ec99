import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Of the posting, once it has been read. */
  title: string | undefined
  children: ReactNode
}

/** What stands around one posting, from before it has been read. */
export const PostingFrame = ({ reading, title = 'Posting', children }: Props) => (
  <>
    <p className="mb-3 print:hidden">
      <TextLink href={paths.postings}>All postings</TextLink>
    </p>
    <div className="wrap-anywhere">
      <Heading>{title}</Heading>
    </div>
    <Reading flow={reading} what="this posting" rows={5} notThere={<NotThere />}>
      {children}
    </Reading>
  </>
)

/** There is no such posting, or it is another company's: nobody learns which. */
const NotThere = () => (
  <EmptyState title="No posting stands here" text="It was never there, or it is not yours.">
    <ButtonLink href={paths.postings}>Open your postings</ButtonLink>
  </EmptyState>
)
