import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { OwnSent } from '../../../contract/applications/sent.ts'
import { paths } from '../../../contract/paths.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { WrittenText } from '../../ui/text/WrittenText.tsx'
import { inOrder } from '../../ui/text/inOrder.ts'
import { applicationWords } from '../../words/applications/application.ts'
import { answerAsRead, answersInWords } from '../../words/applications/sent.ts'
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { placeAndType } from '../../words/postings.ts'
import { AsideCard } from './AsideCard.tsx'

const words = applicationWords.sent

interface Props {
  application: OwnApplication
  sent: OwnSent
  now: number
  /** Download of the sent resume. */
  resume: ReactNode
}

/** Copies of everything that was sent with an application. */
export const SentCopies = ({
  application: { posting, reference, submittedAt },
  sent,
  now,
  resume,
}: Props) => (
  <AsideCard title={words.title}>
    <p className="-mt-2 mb-4 text-hint text-muted">
      {words.copies(submittedAt, now)} {words.reference(reference)}.
    </p>
    <ul>
      <li className="border-t border-line py-2">{resume}</li>
      {sent.letter && (
        <Copy icon={<Mail />} title={words.letter}>
          <WrittenText text={sent.letter.text} />
        </Copy>
      )}
      {sent.answers.length > 0 && (
        <Copy icon={<ListChecks />} title={answersInWords(sent.answers.length)}>
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
      <Copy icon={<BriefcaseBusiness />} title={words.job}>
        <p className="font-medium tabular-nums">{payInWords(sent.posting.pay)}</p>
        <p className="text-muted">{placeAndType(sent.posting).join(' · ')}</p>
        <p className="mt-3 wrap-anywhere whitespace-pre-line">{sent.posting.description}</p>
        {posting.slug && (
          <p className="mt-3">
            <TextLink href={paths.job(posting.slug)}>{words.jobNow}</TextLink>
          </p>
        )}
      </Copy>
    </ul>
  </AsideCard>
)

const Copy = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className="border-t border-line">
    <details>
      <summary className="flex cursor-pointer items-center gap-2 rounded-tag py-3 text-link underline-offset-4 *:[svg]:size-4.5 *:[svg]:shrink-0 hover:underline">
        {icon}
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  </li>
)
