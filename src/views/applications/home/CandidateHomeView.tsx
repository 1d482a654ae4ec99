import type { ReactNode } from 'react'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { waitsForCandidate, type OwnCounts } from '../../../../contract/applications/groups.ts'
import type { OwnIntroductionItem } from '../../../../contract/introductions/calls.ts'
import { introductionPaths } from '../../../../contract/introductions/paths.ts'
import { paths } from '../../../../contract/paths.ts'
import type { User } from '../../../../contract/user.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { RuledRows } from '../../../ui/feedback/RuledRows.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import type { SavedItem } from '../../../words/applications/comingUp.ts'
import { candidateHomeWords as words, waitingEmployers } from '../../../words/applications/home.ts'
import { readingWords } from '../../../words/shared/reading.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ApplicationRow } from '../list/ApplicationRow.tsx'
import { ComingUp } from './ComingUp.tsx'
import { HiredCard } from './HiredCard.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { InvitationTurn } from './InvitationTurn.tsx'
import { StartChecklist } from './StartChecklist.tsx'
import { YourTurn } from './YourTurn.tsx'

/** Open and recently ended applications of a candidate. */
export interface HomeData {
  /** Applications in the order of the page: the candidate's turn first, then the others, ended ones last. */
  readonly items: readonly OwnApplicationItem[]
  readonly counts: OwnCounts
  readonly hasResume: boolean
}

interface Props {
  user: User
  reading: AnyReading
  /** Undefined until loaded. */
  data: HomeData | undefined
  /** Open invitations to apply. */
  introductions: readonly OwnIntroductionItem[]
  /** Saved jobs of the candidate. */
  saved: readonly SavedItem[]
  /** Jobs suggested to the candidate. */
  forYou: ReactNode
  now: number
}

/**
 * Home page of a candidate: new jobs after an accepted offer, applications and invitations that need a reply,
 * applications waiting for employers, and upcoming dates.
 */
export const CandidateHomeView = ({ user, reading, data, introductions, saved, forYou, now }: Props) => {
  const invitations = introductions.filter(({ turn }) => turn?.side === 'candidate')
  return (
    <>
      <Heading isClose>{words.welcome(user.firstName)}</Heading>
      <p className="mb-8 min-h-[1lh] text-muted">{data && leadOf(data, invitations)}</p>
      <Reading flow={reading} what={words.what} rows={3}>
        {data ? (
          data.counts.all + invitations.length === 0 ? (
            <div className="@container grid grid-cols-[minmax(0,1fr)] gap-10">
              <StartChecklist isVerified={user.isVerified} hasResume={data.hasResume} />
              <ComingUp applications={data.items} saved={saved} now={now} />
              {forYou}
            </div>
          ) : (
            <Home {...data} invitations={invitations} saved={saved} forYou={forYou} now={now} />
          )
        ) : (
          <RuledRows count={3}>{readingWords.loading(words.what)}</RuledRows>
        )}
      </Reading>
    </>
  )
}

type HomeProps = HomeData &
  Pick<Props, 'saved' | 'forYou' | 'now'> & { invitations: readonly OwnIntroductionItem[] }

function Home({ counts, forYou, invitations, items, now, saved }: HomeProps) {
  const { closed, hired, theirs, yours } = partsOf(items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 2xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-10">
        {hired.map((application) => (
          <HiredCard key={application.id} application={application} />
        ))}
        {yours.length + invitations.length > 0 && (
          <Part
            id="yours"
            title={words.yours}
            count={yours.length + invitations.length}
            more={
              invitations.length > 0 && (
                <TextLink href={introductionPaths.introductions}>{words.invitation.all}</TextLink>
              )
            }
          >
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {yours.map((application, index) => (
                <YourTurn key={application.id} application={application} isFirst={index === 0} now={now} />
              ))}
              {invitations.map((introduction, index) => (
                <InvitationTurn
                  key={introduction.id}
                  introduction={introduction}
                  isFirst={yours.length + index === 0}
                  now={now}
                />
              ))}
            </ul>
          </Part>
        )}
        {theirs.length > 0 && (
          <Part
            id="theirs"
            title={words.theirs}
            count={theirs.length}
            more={<TextLink href={paths.applications}>{words.all}</TextLink>}
          >
            <ul className="border-t border-line">
              {theirs.map((application) => (
                <ApplicationRow
                  key={application.id}
                  application={application}
                  now={now}
                  action={
                    application.can.includes('release') && (
                      <TextLink href={paths.application(application.reference)}>{words.stopWaiting}</TextLink>
                    )
                  }
                />
              ))}
            </ul>
          </Part>
        )}
        {yours.length + theirs.length + hired.length + invitations.length === 0 && (
          <EmptyState {...words.allClosed} progress={1}>
            <ButtonLink href={paths.jobs}>{words.findJobs}</ButtonLink>
          </EmptyState>
        )}
        {forYou}
        {closed.length > 0 && (
          <Part
            id="closed"
            title={words.closed.title}
            text={words.closed.text}
            more={theirs.length === 0 && <TextLink href={paths.applications}>{words.all}</TextLink>}
          >
            <ul className="border-t border-line">
              {closed.map((application) => (
                <ApplicationRow key={application.id} application={application} now={now} />
              ))}
            </ul>
          </Part>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[40rem]:max-2xl:grid-cols-2">
        <HomeFigures applications={items} counts={counts} />
        <ComingUp applications={items} saved={saved} now={now} />
      </div>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  text?: string
  count?: number
  /** Link beside the heading. */
  more?: ReactNode
  children: ReactNode
}

const Part = ({ id, title, text, count, more, children }: PartProps) => (
  <section aria-labelledby={id}>
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-h2">
        {title}
        {count !== undefined && (
          <span className="ms-2 inline-block min-w-7 align-[.15em] rounded-full bg-sunken px-2 text-center text-caption leading-7 font-medium text-muted tabular-nums">
            {count}
          </span>
        )}
      </h2>
      {more && <p className="text-hint">{more}</p>}
      {text && <p className="w-full text-hint text-muted">{text}</p>}
    </div>
    {children}
  </section>
)

/** Groups the applications by the section of the page in which they appear. */
function partsOf(items: readonly OwnApplicationItem[]) {
  const {
    closed = [],
    hired = [],
    theirs = [],
    yours = [],
  } = Object.groupBy(items, (each) => {
    if (each.state === 'hired') return 'hired'
    if (each.endedAt !== null) return 'closed'
    return waitsForCandidate(each) ? 'yours' : 'theirs'
  })
  return { closed, hired, theirs, yours }
}

function leadOf({ counts, items }: HomeData, invitations: readonly OwnIntroductionItem[]): string {
  const employers = waitingEmployers([...items, ...invitations])
  if (employers > 0) return words.lead.toAnswer(employers)
  if (counts.all === 0) return words.lead.newcomer
  return counts.draft > 0 ? words.lead.toFinish(counts.draft) : words.lead.caughtUp
}
