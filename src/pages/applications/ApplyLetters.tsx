import { lazy, Suspense, type ComponentProps } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useReading } from '../../app/useReading.ts'
import { readLetter } from '../../effects/letters.ts'
import { Reading } from '../../views/reading/Reading.tsx'

// What reads the letter comes after what it is written in, and applying works without it.
const MergedText = lazy(() =>
  import('../../views/letters/MergedText.tsx').then((module) => ({ default: module.MergedText })),
)

/** A letter that is written in the application, as it will be read. */
export const WrittenLetter = (shown: ComponentProps<typeof MergedText>) => (
  <FailureBoundary fallback={<p className="p-4">The letter cannot be shown. Reload to see it.</p>}>
    <Suspense>
      <MergedText {...shown} />
    </Suspense>
  </FailureBoundary>
)

/** A letter that was written before, as it will be read. */
export function ChosenLetter({ id, values }: { readonly id: string; readonly values: LetterValues }) {
  const { flow, data } = useReading(readLetter, { id })
  return (
    <Reading
      flow={flow}
      what="this letter"
      rows={3}
      notThere={<p className="p-4">This letter is not there any more. Choose another one.</p>}
    >
      {data && <WrittenLetter body={data.body} values={values} />}
    </Reading>
  )
}
