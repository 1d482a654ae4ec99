import type { OwnApplication } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { applyWords } from '../../../words/applications/apply.ts'
import { jobWords } from '../../../words/job.ts'
import { dayHere } from '../../../words/dates.ts'

/** Message that replaces the form of an application that is no longer a draft. */
export function OverView({ application }: { application: OwnApplication }) {
  const { posting, reference, submittedAt } = application
  if (submittedAt !== null) {
    return (
      <EmptyState
        title={applyWords.applied.title}
        text={applyWords.applied.text(dayHere(submittedAt), reference)}
      >
        <ButtonLink href={paths.application(reference)}>{applyWords.applied.open}</ButtonLink>
      </EmptyState>
    )
  }
  return application.state === 'discarded' ? (
    <EmptyState title={applyWords.discarded.title} text={applyWords.discarded.text}>
      <ButtonLink href={paths.job(posting.slug ?? '')}>{applyWords.discarded.job}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={applyWords.closed} text={jobWords.actions.draft}>
      <ButtonLink href={paths.jobs}>{applyWords.otherJobs}</ButtonLink>
    </EmptyState>
  )
}
