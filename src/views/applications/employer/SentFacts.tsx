import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { experienceInWords, headlineWords } from '../../../words/applications/headline.ts'
import { answerAsRead, hopedForInWords } from '../../../words/applications/sent.ts'

/** Maximum number of facts above a resume. */
const MAX_FACTS = 4

interface Fact {
  readonly Icon: typeof MapPin
  readonly label: string
  readonly text: string
  /** Answer that the job requires, if the applicant gave another one. */
  readonly note?: string | undefined
}

const isShort = (kind: string) => kind === 'yesNo' || kind === 'number' || kind === 'choice'

function factsOf({ headline, sent: { answers, posting } }: Applicant): readonly Fact[] {
  const { experience = null, place = null } = headline ?? {}
  return [
    ...(place === null ? [] : [{ Icon: MapPin, label: headlineWords.livesIn, text: place }]),
    ...(experience === null
      ? []
      : [
          {
            Icon: BriefcaseBusiness,
            label: headlineWords.experience,
            text: experienceInWords(experience),
          },
        ]),
    ...answers
      .filter(({ answer, kind }) => answer !== null && isShort(kind))
      .map(({ answer, key, label }): Fact => {
        const note = hopedForInWords(posting.questions, { answer, key })
        const isNeeded = posting.questions.some((question) => question.key === key && question.knockOut)
        const Icon = note === undefined ? (isNeeded ? CircleCheck : MessageCircle) : CircleAlert
        return { Icon, label, text: answerAsRead(answer), note }
      }),
  ].slice(0, MAX_FACTS)
}

/** Place, experience and short answers, for a first impression. Other answers have their own tab. */
export function SentFacts({ applicant }: { applicant: Applicant }) {
  const facts = factsOf(applicant)
  if (facts.length === 0) return null
  return (
    <dl
      aria-label={applicantWords.facts}
      className="mb-5 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {inOrder(facts, ({ Icon, label, note, text }) => (
        <div className="relative rounded-card bg-sunken py-3 ps-12 pe-4 wrap-anywhere">
          <dt className="text-caption text-muted">
            <Icon
              className={`absolute start-4 top-5 size-5 ${note === undefined ? 'text-link' : 'text-warning-text'}`}
              aria-hidden="true"
            />
            {label}
          </dt>
          <dd className="text-label">{text}</dd>
          {note !== undefined && <dd className="text-caption text-warning-text">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
