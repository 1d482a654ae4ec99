import type { ReactNode } from 'react'
import { paths } from '../../../../contract/paths.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { StateTag } from '../../../ui/text/StateTag.tsx'
import { homeWords } from '../../../words/pages/home.ts'
import { TurnTag } from '../../applications/TurnTag.tsx'
import plain from '../samples/plain.svg'

const { hiring, resume } = homeWords

/** Two parts of the product, each drawn by its own components with invented people. */
export const ProductCutOuts = () => (
  <section className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-20 lg:grid-cols-2">
    <Feature words={resume} start={paths.register('candidate')} more="/resumes">
      <ResumeCutOut />
    </Feature>
    <Feature words={hiring} start={paths.register('employer')} more="/features">
      <BoardCutOut />
    </Feature>
  </section>
)

interface FeatureProps {
  words: typeof resume | typeof hiring
  start: string
  more: string
  /** Decoration: its words are said below. */
  children: ReactNode
}

const Feature = ({ words, start, more, children }: FeatureProps) => (
  <article className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-panel border border-line bg-surface">
    <div
      aria-hidden="true"
      inert
      className="h-55 overflow-hidden border-b border-line bg-sunken px-7 pt-7 sm:h-75"
    >
      {children}
    </div>
    <div className="flex flex-col items-start gap-3 p-7">
      <h2 className="text-h2">{words.title}</h2>
      <p className="mb-auto text-pretty text-muted">{words.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href={start} look="secondary" size="small">
          {words.start}
        </ButtonLink>
        <ButtonLink href={more} look="quiet" size="small">
          {words.more}
        </ButtonLink>
      </div>
    </div>
  </article>
)

const ResumeCutOut = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
    <img
      src={plain}
      alt=""
      width={595}
      height={842}
      loading="lazy"
      decoding="async"
      data-theme="light"
      className="h-auto w-full rounded-t-[4px] bg-surface shadow-card"
    />
    <p className="hidden flex-col items-start gap-3 pt-2 sm:flex">
      <StateTag look="good">Saved 2:32 PM</StateTag>
      <StateTag look="good">Reads cleanly in hiring software</StateTag>
      <StateTag look="draft">PDF, text, JSON Resume</StateTag>
    </p>
  </div>
)

// Far enough from midnight in almost every time zone: server and browser draw the same day.
const now = Date.parse('2026-11-25T10:30:00Z')
const at = (days: number) => new Date(now + days * 86_400_000).toISOString()

const columns = [
  {
    stage: 'New',
    people: [
      { firstName: 'Tomasz', lastName: 'Zielinski', days: 1 },
      { firstName: 'Ana', lastName: 'Duarte', days: 2 },
    ],
  },
  {
    stage: 'Screening',
    people: [{ firstName: 'Kwame', lastName: 'Asante', days: -2 }],
  },
  {
    stage: 'Interview',
    people: [{ firstName: 'Ingrid', lastName: 'Haugen', days: 5 }],
  },
] as const

const BoardCutOut = () => (
  <div className="grid grid-cols-[repeat(3,minmax(184px,1fr))] gap-2.5">
    {columns.map(({ people, stage }) => (
      <div key={stage} className="flex flex-col gap-2">
        <p className="text-caption font-medium">
          {stage} {people.length}
        </p>
        {people.map(({ days, firstName, lastName }) => (
          <div
            key={firstName}
            className="grid justify-items-start gap-2 rounded-control border border-line bg-surface p-2.5"
          >
            <p className="flex items-center gap-2 text-caption font-medium">
              <Avatar name={{ firstName, lastName }} size="small" />
              {firstName} {lastName}
            </p>
            <TurnTag
              turn={{ side: 'employer', lateness: days < 0 ? 'overdue' : 'onTime', dueAt: at(days) }}
              reader="employer"
              name={firstName}
              now={now}
              isSmall
            />
          </div>
        ))}
      </div>
    ))}
  </div>
)
