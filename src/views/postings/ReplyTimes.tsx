import type { CompanyStatistics, PostingStatistics } from '../../../contract/postings/statistics.ts'
import { Histogram } from '../../ui/charts/Histogram.tsx'
import { statisticsWords } from '../../words/postings/home.ts'
import { replyBars } from './replyBars.ts'

interface Props {
  replies: PostingStatistics['replies']
  promise: CompanyStatistics['promise']
}

/**
 * Histogram of the times to the first reply. It shows the promised time if all job posts promise the same
 * one.
 */
export function ReplyTimes({ replies: { byDay }, promise }: Props) {
  const { promise: promiseLabel, sentence, title, unit, onTime, late } = statisticsWords.replyTimes
  const count = byDay.reduce((sum, day) => sum + day.onTime + day.late, 0)
  const promiseDays = promise?.min === promise?.max ? promise?.max : undefined
  const { bars, promiseAt } = replyBars(byDay, promise?.max ?? 1, promiseDays)
  return (
    <Histogram
      title={title}
      sentence={sentence(count)}
      cases={count}
      noun={statisticsWords.replies}
      bars={bars}
      promise={
        promiseAt === undefined || promiseDays === undefined
          ? undefined
          : { at: promiseAt, label: promiseLabel(promiseDays) }
      }
      names={{ unit, onTime, late }}
    />
  )
}
