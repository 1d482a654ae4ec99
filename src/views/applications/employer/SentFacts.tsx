import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { answerAsRead, hopedForInWords } from '../../../words/applications/sent.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'

/** At most so many facts stand above a resume. */
const MAX_FACTS = 4

/** Answers in a word, for a first look: whether they are what the job needs. The others stand under their tab. */
export function SentFacts({ applicant: { sent } }: { applicant: Applicant }) {
  const short = sent.answers
    .filter(
      ({ answer, kind }) => answer !== null && (kind === 'yesNo' || kind === 'number' || kind === 'choice'),
    )
    .slice(0, MAX_FACTS)
  if (short.length === 0) return null
  return (
    <dl
      aria-label={applicantWords.facts}
      className="mb-5 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {inOrder(short, ({ answer, key, label }) => {
        const note = hopedForInWords(sent.posting.questions, { answer, key })
        const isAsked = sent.posting.questions.some((question) => question.key === key && question.knockOut)
        const Icon = note === undefined ? (isAsked ? CircleCheck : MessageCircle) : CircleAlert
        return (
          <div className="relative rounded-card bg-sunken py-3 ps-12 pe-4 wrap-anywhere">
            <dt className="text-caption text-muted">
              <Icon
                className={`absolute start-4 top-5 size-5 ${note === undefined ? 'text-link' : 'text-warning-text'}`}
                aria-hidden="true"
              />
              {label}
            </dt>
            <dd className="text-label">{answerAsRead(answer)}</dd>
            {note !== undefined && <dd className="text-caption text-warning-text">{note}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
