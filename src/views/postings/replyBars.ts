import type { PostingStatistics } from '../../../contract/postings/statistics.ts'
import type { HistogramBar } from '../../ui/charts/Histogram.tsx'
import { statisticsWords } from '../../words/postings/home.ts'

const barCount = 10
/** Maximum number of bars up to the promised time. */
const barsToPromise = 7

/**
 * Histogram of reply times: ten bins of equal width, the last one open-ended, with the position of the
 * promised time.
 *
 * @param promiseDays undefined if job posts promise different times
 */
export function replyBars(
  byDay: PostingStatistics['replies']['byDay'],
  longestPromiseDays: number,
  promiseDays: number | undefined,
): { readonly bars: readonly HistogramBar[]; readonly promiseAt: number | undefined } {
  const step = Math.max(1, Math.ceil(longestPromiseDays / barsToPromise))
  const { orMore, range } = statisticsWords.replyTimes
  const bars = Array.from({ length: barCount }, (_, index) => {
    const from = index * step + 1
    const isLast = index === barCount - 1
    const to = isLast ? Infinity : from + step - 1
    const within = byDay.filter(({ day }) => day >= from && day <= to)
    return {
      label: isLast ? `${from}+` : `${to}`,
      name: isLast ? orMore(from) : range(from, to),
      onTime: within.reduce((sum, { onTime }) => sum + onTime, 0),
      late: within.reduce((sum, { late }) => sum + late, 0),
    }
  })
  return { bars, promiseAt: promiseDays === undefined ? undefined : promiseDays / step }
}
