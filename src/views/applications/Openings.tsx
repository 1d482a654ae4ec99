import type { Opening } from '../../../contract/applications/openings.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { allOf } from '../../../contract/words/listFormat.ts'
import { applicationWords } from '../../words/applications/application.ts'
import { AsideCard } from './AsideCard.tsx'

const words = applicationWords.openings

interface Props {
  company: string
  openings: readonly Opening[]
  /** True if the application has ended, so that the company will not open it again. */
  hasEnded: boolean
}

/** Days on which the company opened an application, and the parts it viewed. */
export const Openings = ({ company, openings, hasEnded }: Props) => (
  <AsideCard title={words.title(company)}>
    {openings.length === 0 ? (
      <p className="-mt-2 text-hint text-muted">{hasEnded ? words.never : words.notYet}</p>
    ) : (
      <ul className="-mt-2 grid gap-1 text-hint text-muted tabular-nums">
        {openings.map(({ day, what }) => (
          <li key={day}>
            {dayInWords(day)}: {allOf(what.map((part) => words.parts[part]))}
          </li>
        ))}
      </ul>
    )}
  </AsideCard>
)
