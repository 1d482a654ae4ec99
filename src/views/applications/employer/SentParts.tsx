import type { ReactNode } from 'react'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { Tabs } from '../../../ui/controls/Tabs.tsx'
import { WrittenText } from '../../../ui/text/WrittenText.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { answerAsRead, hopedForInWords } from '../../../words/applications/sent.ts'
import type { ApplicantTab } from './applicantTab.ts'

interface Props {
  applicant: Applicant
  resume: ReactNode
  /** Timeline of the application; undefined if it is visible in the sidebar. */
  timeline: ReactNode
  tab: ApplicantTab
  onTab: (tab: ApplicantTab) => void
}

/** Parts of an application as it was sent, in tabs. Missing parts have no tab. */
export function SentParts({ applicant: { sent }, resume, timeline, tab, onTab }: Props) {
  const { answers, letter } = sent
  const words = applicantWords.parts
  const parts: readonly { value: ApplicantTab; label: string; content: ReactNode }[] = [
    { value: 'resume', label: words.resume, content: resume },
    { value: 'letter', label: words.letter, content: letter && <Letter text={letter.text} /> },
    { value: 'answers', label: words.answers, content: answers.length > 0 && <Answers sent={sent} /> },
    { value: 'activity', label: words.activity, content: timeline },
  ]
  const tabs = parts.filter(({ content }) => Boolean(content))
  return (
    <Tabs
      label={words.label}
      value={tabs.some(({ value }) => value === tab) ? tab : 'resume'}
      onChange={onTab}
      tabs={tabs}
      isPrintedWhole
    />
  )
}

const Letter = ({ text }: { text: string }) => (
  <div className="rounded-tag border border-line bg-surface p-5 sm:px-13 sm:py-11 print:border-0 print:p-0">
    <WrittenText text={text} />
  </div>
)

const Answers = ({ sent: { answers, posting } }: Pick<Applicant, 'sent'>) => (
  <dl className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-6 print:border-0 print:p-0">
    {inOrder(answers, ({ answer, key, label }) => (
      <div>
        <dt className="text-hint text-muted">{label}</dt>
        <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{answerAsRead(answer)}</dd>
        <HopedFor words={hopedForInWords(posting.questions, { answer, key })} />
      </div>
    ))}
  </dl>
)

/** Note that an answer differs from the required one. */
const HopedFor = ({ words }: { words: string | undefined }) =>
  words !== undefined && <dd className="text-hint text-warning-text">{words}</dd>
