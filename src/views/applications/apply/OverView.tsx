import type { OwnApplication } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { jobWords } from '../../../words/job.ts'
import { dayHere } from '../../../words/dates.ts'

/** It is no draft any more: what it is instead, and where to go on. */
export function OverView({ application }: { application: OwnApplication }) {
  const { posting, reference, submittedAt } = application
  if (submittedAt !== null) {
    return (
      <EmptyState
        title="You have applied already"
        text={`You applied on ${dayHere(submittedAt)}. The reference is ${reference}.`}
      >
        <ButtonLink href={paths.application(reference)}>Open your application</ButtonLink>
      </EmptyState>
    )
  }
  return application.state === 'discarded' ? (
    <EmptyState title="This draft was discarded" text="That was done in another window.">
      <ButtonLink href={paths.job(posting.slug ?? '')}>Go to the job</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="This job closed while you were writing" text={jobWords.actions.draft}>
      <ButtonLink href={paths.jobs}>Find other jobs</ButtonLink>
    </EmptyState>
  )
}
