import type { Opening } from '../../../contract/applications/openings.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'

interface Props {
  company: string
  openings: readonly Opening[]
  /** Whether the application has ended, so that nobody is going to open it any more. */
  hasEnded: boolean
}

const parts = { application: 'your application', resume: 'your resume' } as const

/** On which days the company has opened an application, and what of it. */
export const Openings = ({ company, openings, hasEnded }: Props) => (
  <section className="mt-8">
    <h2 className="text-h3 wrap-anywhere">Opened by {company}</h2>
    {openings.length === 0 ? (
      <p className="mt-2 text-hint text-muted">
        {hasEnded ? 'Nobody there opened it.' : 'Nobody there has opened it yet.'}
      </p>
    ) : (
      <ul className="mt-2 grid gap-1 text-hint text-muted tabular-nums">
        {openings.map(({ day, what }) => (
          <li key={day}>
            {dayInWords(day)}: {what.map((part) => parts[part]).join(' and ')}
          </li>
        ))}
      </ul>
    )}
  </section>
)
