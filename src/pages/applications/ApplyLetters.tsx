import { lazy, Suspense, type ComponentProps } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useReading } from '../../app/useReading.ts'
import { readLetter } from '../../effects/letters.ts'
import { applyWords } from '../../words/applications/apply.ts'
import { Reading } from '../../views/reading/Reading.tsx'

// The preview loads after the form, which works without it.
const MergedText = lazy(() =>
  import('../../views/letters/MergedText.tsx').then((module) => ({ default: module.MergedText })),
)

/** Preview of a letter written in the application. */
export const WrittenLetter = (shown: ComponentProps<typeof MergedText>) => (
  <FailureBoundary fallback={<p className="p-4">{applyWords.letter.notShown}</p>}>
    <Suspense>
      <MergedText {...shown} />
    </Suspense>
  </FailureBoundary>
)

/** Preview of a saved letter. */
export function ChosenLetter({ id, values }: { readonly id: string; readonly values: LetterValues }) {
  const { flow, data } = useReading(readLetter, { id })
  return (
    <Reading
      flow={flow}
      what={applyWords.letter.reading}
      rows={3}
      notThere={<p className="p-4">{applyWords.letter.gone}</p>}
    >
      {data && <WrittenLetter body={data.body} values={values} />}
    </Reading>
  )
}
