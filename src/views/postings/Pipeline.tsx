import { stageNames } from '../../../contract/applications/stageNames.ts'
import type { PostingStatistics } from '../../../contract/postings/statistics.ts'
import { Funnel } from '../../ui/charts/Funnel.tsx'
import { statisticsWords } from '../../words/postings/home.ts'

interface Props {
  pipeline: PostingStatistics['pipeline']
  /** Views of one job post in the same period; undefined if they were not counted from its start. */
  views?: number | undefined
}

/** Funnel of the stages that applicants have reached. */
export function Pipeline({ pipeline: { applied, hired, reached }, views }: Props) {
  const { applied: appliedName, hired: hiredName, ...words } = statisticsWords.pipeline
  return (
    <Funnel
      title={words.title}
      sentence={words.sentence}
      cases={applied}
      noun={statisticsWords.applicants}
      steps={[
        ...(views === undefined ? [] : [{ name: words.viewed, count: views }]),
        { name: appliedName, count: applied },
        ...reached.map(({ count, stage }) => ({ name: stageNames[stage], count })),
        { name: hiredName, count: hired },
      ]}
      names={{ step: words.step, count: words.count, share: words.share }}
      note={words.note}
    />
  )
}
