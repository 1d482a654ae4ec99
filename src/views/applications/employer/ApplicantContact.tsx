import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { Applicant } from '../../../../contract/applications/calls.ts'
import type { ResumeText } from '../../../../contract/resumes/shared.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { Card } from './Card.tsx'

interface Props {
  applicant: Applicant
  contact: ResumeText['contact']
}

const iconOf = (href: string) => {
  if (href.startsWith('mailto:')) return Mail
  return href.startsWith('tel:') ? Phone : Globe
}

/** Contact details of an applicant; hidden together with the name. */
export function ApplicantContact({ applicant: { candidate, sent }, contact }: Props) {
  if (candidate.isErased) return null
  const { emailAddress } = sent.candidate
  if (candidate.isHidden) {
    return (
      <Card title={applicantWords.contact}>
        <p className="text-hint text-muted">{applicantWords.contactHidden}</p>
      </Card>
    )
  }
  const own = { href: `mailto:${emailAddress}`, text: emailAddress }
  const others = contact.flatMap(({ href, text }) =>
    href === null || href.toLowerCase() === own.href.toLowerCase() ? [] : [{ href, text }],
  )
  return (
    <Card title={applicantWords.contact}>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 text-hint">
        {[own, ...others].map(({ href, text }) => {
          const Icon = iconOf(href)
          return (
            <li key={href} className="flex gap-2.5">
              <Icon className="mt-1.5 size-4.5 shrink-0 text-subtle" aria-hidden="true" />
              <TextLink
                href={href}
                {...(Icon === Globe && { rel: 'nofollow noopener noreferrer' })}
                className="min-w-0 wrap-anywhere"
              >
                {text}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
