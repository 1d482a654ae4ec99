import type { RecentViews } from '../../../../contract/talent/profileCalls.ts'
import { number } from '../../../../contract/words/counted.ts'
import { ownProfileWords } from '../../../words/talent/profile.ts'

const words = ownProfileWords.recent

const inWords = (count: number | undefined) => (count === undefined ? words.unknown : number.format(count))

interface Props {
  /** Undefined until loaded; the panel has its full height by then. */
  recent: RecentViews | undefined
}

/** Panel with the number of recent views by companies. */
export const RecentPanel = ({ recent }: Props) => (
  <section data-panel="" className="mb-6 rounded-panel border border-line bg-surface p-5 pb-6 sm:p-8">
    <h2 className="mb-5 text-h3">{words.title}</h2>
    <dl className="grid grid-cols-2 gap-4">
      {(['opened', 'listed'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-caption text-muted">{words[name]}</dt>
          <dd className="text-[1.75rem] leading-tight font-semibold tabular-nums">
            {inWords(recent?.[name])}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
