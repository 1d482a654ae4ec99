import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { nameOf } from '../../../words/applications/answering.ts'

/** Those who wait for an answer of the employer. */
export interface Waiting {
  /** The soonest due first; where there are very many, only the first of them. */
  readonly items: readonly ApplicantItem[]
  readonly total: number
}

interface Props {
  /** Of the application that is read. */
  id: string
  waiting: Waiting
}

/** Where somebody stands among those who wait, and who comes before and after: nothing, where nobody else waits. */
export function AmongWaiting({ id, waiting: { items, total } }: Props) {
  const place = items.findIndex((item) => item.id === id)
  if (place < 0 || total < 2) return null
  const [before, after] = [items[place - 1], items[place + 1]]
  return (
    <nav
      aria-label="Who waits for your answer"
      className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden"
    >
      <p className="text-hint text-muted tabular-nums">
        {place + 1} of {total} who wait for your answer
      </p>
      {before && (
        <TextLink rel="prev" href={paths.applicant(before.reference)} className="min-w-0 wrap-anywhere">
          Before: {nameOf(before)}
        </TextLink>
      )}
      {after && (
        <TextLink rel="next" href={paths.applicant(after.reference)} className="min-w-0 wrap-anywhere">
          Next: {nameOf(after)}
        </TextLink>
      )}
    </nav>
  )
}
