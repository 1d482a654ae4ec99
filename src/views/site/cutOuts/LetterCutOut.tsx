import { StateTag } from '../../../ui/text/StateTag.tsx'
import { letterSamples } from '../../../words/letters/samples.ts'
import { cutOutWords } from '../../../words/pages/cutOuts.ts'
import { MergeFields } from '../samples/MergeFields.tsx'
import { CutOutCard } from './CutOutCard.tsx'

export const LetterCutOut = () => (
  <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
    <CutOutCard className="p-6 text-hint">
      {letterSamples['answer']?.body.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="mb-3">
          <MergeFields text={paragraph} />
        </p>
      ))}
    </CutOutCard>
    <p className="hidden flex-col items-start gap-3 pt-2 sm:flex">
      <StateTag look="good">{cutOutWords.saved}</StateTag>
      <StateTag look="good">{cutOutWords.filled}</StateTag>
    </p>
  </div>
)
