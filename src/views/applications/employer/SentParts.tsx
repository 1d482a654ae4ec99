import type { ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { Tabs } from '../../../ui/controls/Tabs.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useIsWide } from '../../../ui/controls/useIsWide.ts'
import { WrittenText } from '../../../ui/text/WrittenText.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { answerAsRead, hopedForInWords } from '../../../words/applications/sent.ts'
import { ApplicantTimeline } from './ApplicantTimeline.tsx'
import type { ApplicantTab } from './applicantTab.ts'

/** From so wide a window on, in px, what happened stands beside what was sent. */
const ROOM = 1024

interface Props {
  applicant: Applicant
  now: number
  resume: ReactNode
  tab: ApplicantTab
  onTab: (tab: ApplicantTab) => void
}

/** What was sent, as it was then, and what has happened since: beside it where there is room, else behind a tab. */
export function SentParts({ applicant, now, resume, tab, onTab }: Props) {
  const hasRoom = useIsWide(ROOM)
  const { candidate, sent } = applicant
  const timeline = <ApplicantTimeline applicant={applicant} now={now} />
  const sentTabs = [
    {
      value: 'resume' as const,
      label: 'Resume',
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div>{resume}</div>
          <Contact emailAddress={candidate.isHidden ? undefined : sent.candidate.emailAddress} />
        </div>
      ),
    },
    { value: 'answers' as const, label: 'Answers and letter', content: <Said sent={sent} /> },
  ]
  const happened = { value: 'messages' as const, label: 'Messages', content: timeline }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <Tabs
          label="What was sent"
          value={hasRoom && tab === 'messages' ? 'resume' : tab}
          onChange={onTab}
          tabs={hasRoom ? sentTabs : [...sentTabs, happened]}
          isPrintedWhole
        />
      </div>
      {hasRoom && timeline}
    </div>
  )
}

/** How to reach whoever has applied; nothing as long as the company may not know it. */
const Contact = ({ emailAddress }: { emailAddress: string | undefined }) => (
  <Part title="Contact">
    {emailAddress === undefined ? (
      <p className="text-muted">Shown with the name.</p>
    ) : (
      <p className="wrap-anywhere">
        <TextLink href={`mailto:${emailAddress}`}>{emailAddress}</TextLink>
      </p>
    )}
  </Part>
)

const Said = ({ sent: { answers, letter, posting } }: Pick<Applicant, 'sent'>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    {answers.length > 0 && (
      <Part title="Answers">
        <dl className="grid gap-5">
          {inOrder(answers, ({ answer, key, label }) => (
            <div>
              <dt className="text-hint text-muted">{label}</dt>
              <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{answerAsRead(answer)}</dd>
              <HopedFor words={hopedForInWords(posting.questions, { answer, key })} />
            </div>
          ))}
        </dl>
      </Part>
    )}
    <Part title="Letter">
      {letter ? <WrittenText text={letter.text} /> : <p className="text-muted">None was sent.</p>}
    </Part>
  </div>
)

/** Points out an answer that is not the one that the company looks for. */
const HopedFor = ({ words }: { words: string | undefined }) =>
  words !== undefined && <dd className="text-hint text-muted">{words}</dd>

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-h3">{title}</h2>
    {children}
  </section>
)
