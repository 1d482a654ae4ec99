import type { Criteria } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { number } from '../../../contract/words/counted.ts'
import { payBarsInWords, payBarInWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

/** Minimum number of jobs for a chart. */
const FEWEST = 10

/**
 * Height of the highest bar, in px. Bars are SVG, because server-rendered pages may not use inline styles.
 */
const HIGHEST = 56
/** Minimum height of a non-empty bar, in px. */
const LOWEST = 4

interface Props {
  criteria: Criteria
  pays: FoundJobs['pays']
}

/** Histogram of the jobs by yearly pay. Each bar links to the jobs that pay at least as much. */
export function PayBars({ criteria, pays: { bars, isCapped } }: Props) {
  const from = (index: number) => bars.slice(index).reduce((total, { count }) => total + count, 0)
  const most = Math.max(...bars.map(({ count }) => count))
  if (from(0) < FEWEST) return null
  const least = criteria.pay ?? 0
  const height = (count: number) => count && Math.round(LOWEST + ((HIGHEST - LOWEST) * count) / most)
  return (
    <div className="mt-2 mb-3">
      <ul aria-label={payBarsInWords} className="grid auto-cols-fr grid-flow-col">
        {bars.map((bar, index) => {
          const words = payBarInWords(bar.from, from(index), isCapped)
          const end = bars[index + 1]?.from ?? Infinity
          return (
            <li key={bar.from}>
              <a
                href={jobsAt({ ...criteria, pay: bar.from })}
                aria-label={words}
                aria-current={bar.from === least ? 'true' : undefined}
                className="group grid h-16 items-end border-b-2 border-field px-px"
              >
                <svg viewBox={`0 0 1 ${HIGHEST}`} preserveAspectRatio="none" className="h-14 w-full">
                  <path
                    d={`M0 ${HIGHEST}V${HIGHEST - height(bar.count)}H1V${HIGHEST}`}
                    className={`group-hover:fill-primary-hover forced-colors:fill-[CanvasText] ${end > least ? 'fill-primary' : 'fill-line'}`}
                  />
                </svg>
              </a>
            </li>
          )
        })}
      </ul>
      <p aria-hidden="true" className="flex justify-between pt-1 text-caption text-subtle tabular-nums">
        <span>{number.format(0)}</span>
        <span>{number.format(bars.at(-1)?.from ?? 0)}+</span>
      </p>
    </div>
  )
}
