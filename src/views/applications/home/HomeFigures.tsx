import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import type { OwnCounts } from '../../../../contract/applications/groups.ts'
import { candidateHomeWords } from '../../../words/applications/home.ts'
import { number } from '../../../../contract/words/counted.ts'
import { AsideCard } from '../AsideCard.tsx'

const words = candidateHomeWords.figures

interface Props {
  applications: readonly OwnApplicationItem[]
  counts: OwnCounts
}

/** Key figures of a candidate's applications and saved jobs. */
export function HomeFigures({ applications, counts }: Props) {
  const inStage = (stage: OwnApplicationItem['stage']) =>
    applications.filter((each) => each.state === 'active' && each.stage === stage).length
  return (
    <AsideCard title={words.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Figure name={words.active} value={counts.sent + counts.conversation} />
        <Figure name={words.interviews} value={inStage('interviewing')} />
        <Figure name={words.offers} value={inStage('offered')} />
        <Figure name={words.saved} value={counts.saved} />
      </dl>
    </AsideCard>
  )
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-caption text-muted">{name}</dt>
    <dd className="text-[1.75rem] leading-tight font-semibold tabular-nums">{number.format(value)}</dd>
  </div>
)
