import type { Paragraph } from '../../contract/letters/paragraphs.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ParagraphsDialog } from '../../src/views/letters/ParagraphsDialog.tsx'
import { FlowAt } from '../support/flow.tsx'
import { readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  paragraphs?: readonly Paragraph[] | undefined
  failure?: Failure | undefined
  onUse: (text: string) => void
  onClose: () => void
}

/** Dialog with paragraphs of other letters, in a given state of its reading. */
export const ParagraphsAt = ({ at, paragraphs, failure, ...doing }: Props) => (
  <FlowAt
    machine={readingMachine}
    at={at}
    context={{ query: {}, data: paragraphs && { paragraphs }, failure }}
  >
    {(reading) => <ParagraphsDialog reading={reading} paragraphs={paragraphs} {...doing} />}
  </FlowAt>
)
