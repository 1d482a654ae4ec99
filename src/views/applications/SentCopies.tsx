import type { ReactNode } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { OwnSent } from '../../../contract/applications/sent.ts'
import { paths } from '../../../contract/paths.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { WrittenText } from '../../ui/text/WrittenText.tsx'
import { inOrder } from '../../ui/text/inOrder.ts'
import { answerAsRead, answersInWords } from '../../words/applications/sent.ts'
import { shortDay } from '../../words/dates.ts'
import { payInWords } from '../../words/pay.ts'
import { placeAndType } from '../../words/postings.ts'

interface Props {
  application: OwnApplication
  sent: OwnSent
  now: number
  /** The resume that was sent, to be downloaded. */
  resume: ReactNode
}

/** What was sent, as it was then. */
export const SentCopies = ({
  application: { posting, reference, submittedAt },
  sent,
  now,
  resume,
}: Props) => (
  <Panel title="What you sent">
    <p className="-mt-3 mb-4 text-hint text-muted">
      These copies stay as they were{submittedAt && ` on ${shortDay(submittedAt, now)}`}, whatever you change.
      Reference {reference}.
    </p>
    <ul>
      <li className="border-t border-line py-2">{resume}</li>
      {sent.letter && (
        <Copy title="Letter">
          <WrittenText text={sent.letter.text} />
        </Copy>
      )}
      {sent.answers.length > 0 && (
        <Copy title={answersInWords(sent.answers.length)}>
          <dl className="grid gap-3">
            {inOrder(sent.answers, ({ label, answer }) => (
              <div>
                <dt className="text-hint text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{answerAsRead(answer)}</dd>
              </div>
            ))}
          </dl>
        </Copy>
      )}
      <Copy title="The job, as it was">
        <p className="font-medium tabular-nums">{payInWords(sent.posting.pay)}</p>
        <p className="text-muted">{placeAndType(sent.posting).join(' · ')}</p>
        <p className="mt-3 wrap-anywhere whitespace-pre-line">{sent.posting.description}</p>
        {posting.slug && (
          <p className="mt-3">
            <TextLink href={paths.job(posting.slug)}>Read the job as it is now</TextLink>
          </p>
        )}
      </Copy>
    </ul>
  </Panel>
)

const Copy = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="border-t border-line">
    <details>
      <summary className="cursor-pointer rounded-tag py-3 text-link underline-offset-4 hover:underline">
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  </li>
)
