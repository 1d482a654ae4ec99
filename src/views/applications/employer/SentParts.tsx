import type { ReactNode } from 'react'
import type { Sent } from '../../../../contract/applications/sent.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { WrittenText } from '../../../ui/text/WrittenText.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { answerAsRead } from '../../../words/applications/sent.ts'

interface Props {
  sent: Sent
  /** Whether who it is, is not told yet. */
  isHidden: boolean
  resume: ReactNode
}

/** What was sent, as it was then: the resume, the answers, the letter, and how to reach who sent it. */
export const SentParts = ({ sent: { answers, candidate, letter }, isHidden, resume }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
    <Part title="Resume">{resume}</Part>
    {answers.length > 0 && (
      <Part title="Answers">
        <dl className="grid gap-5">
          {inOrder(answers, ({ label, answer }) => (
            <div>
              <dt className="text-hint text-muted">{label}</dt>
              <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{answerAsRead(answer)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    )}
    <Part title="Letter">
      {letter ? <WrittenText text={letter.text} /> : <p className="text-muted">None was sent.</p>}
    </Part>
    <Part title="Contact">
      {isHidden ? (
        <p className="text-muted">Shown with the name.</p>
      ) : (
        <p className="wrap-anywhere">
          <TextLink href={`mailto:${candidate.emailAddress}`}>{candidate.emailAddress}</TextLink>
        </p>
      )}
    </Part>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-h3">{title}</h2>
    {children}
  </section>
)
