import { useEffect, useRef } from 'react'
import { decidedBy } from '../../../../contract/applications/events/applicationEvents.ts'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { ApplicationAction } from '../../../../machines/applications/deciding.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { nextActions, nextInWords } from '../../../words/applications/applicant.ts'

interface Props {
  /** Decision that was just made. */
  decision: ApplicationAction['type']
  next: ApplicantItem | undefined
}

/** Confirms a decision, and links to the next waiting applicant. The link gets the focus. */
export function NextApplicant({ decision, next }: Props) {
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => link.current?.focus(), [])

  return (
    <Banner
      kind="status"
      action={
        <TextLink
          ref={link}
          href={next ? paths.applicant(next.reference) : paths.applicants}
          className="font-medium"
        >
          {next ? nextActions.review : nextActions.all}
        </TextLink>
      }
    >
      {decidedBy(decision)} {nextInWords(next, next ? nameOf(next) : '')}
    </Banner>
  )
}
