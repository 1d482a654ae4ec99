import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { daysOnHome, waitsForCandidate } from '../../../../contract/applications/groups.ts'
import { paths } from '../../../../contract/paths.ts'
import type { User } from '../../../../contract/user.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { Reading } from '../../reading/Reading.tsx'
import { ApplicationRow } from '../list/ApplicationRow.tsx'
import { YourTurn } from './YourTurn.tsx'

interface Props {
  user: User
  reading: AnyReading
  /** One's own turn first and each by its date, and at last those that ended lately; once they have been read. */
  applications: readonly OwnApplicationItem[] | undefined
  /** Whether there has ever been one. */
  isNew: boolean
  now: number
}

/** Where a candidate arrives: what waits for them, what they wait for, and what has ended while they were away. */
export function CandidateHomeView({ user, reading, applications, isNew, now }: Props) {
  const yours = applications?.filter(waitsForCandidate) ?? []
  const theirs = applications?.filter((each) => each.state === 'active' && !waitsForCandidate(each)) ?? []
  const ended = applications?.filter(({ endedAt }) => endedAt !== null) ?? []
  const isAnyOpen = yours.length + theirs.length > 0
  return (
    <>
      <Heading>
        Welcome, <Name>{user.firstName}</Name>
      </Heading>
      <Reading flow={reading} what="what waits for you" rows={3}>
        {applications && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
              {!isAnyOpen && <Nothing isNew={isNew} />}
              {isAnyOpen && (
                <section aria-labelledby="yours">
                  <h2 id="yours" className="text-h2">
                    Your turn
                  </h2>
                  <p className="mt-1 mb-2 text-muted">{waitingInWords(yours.length)}</p>
                  {yours.length > 0 && (
                    <ul>
                      {yours.map((application, index) => (
                        <YourTurn
                          key={application.id}
                          application={application}
                          isFirst={index === 0}
                          now={now}
                        />
                      ))}
                    </ul>
                  )}
                </section>
              )}
              {theirs.length > 0 && (
                <section aria-labelledby="theirs">
                  <h2 id="theirs" className="mb-2 text-h2">
                    Their turn
                  </h2>
                  <ul>
                    {theirs.map((application) => (
                      <ApplicationRow
                        key={application.id}
                        application={application}
                        now={now}
                        action={
                          application.can.includes('release') && (
                            <TextLink href={paths.application(application.reference)}>Stop waiting</TextLink>
                          )
                        }
                      />
                    ))}
                  </ul>
                </section>
              )}
              {ended.length > 0 && (
                <section aria-labelledby="ended">
                  <h2 id="ended" className="text-h2">
                    Ended lately
                  </h2>
                  <p className="mt-1 mb-2 text-muted">
                    In the last {daysOnHome} days. Each opens with its reason.
                  </p>
                  <ul>
                    {ended.map((application) => (
                      <ApplicationRow key={application.id} application={application} now={now} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
              {isNew ? (
                <TextLink href={paths.profile}>Open your profile</TextLink>
              ) : (
                <TextLink href={paths.applications}>All applications</TextLink>
              )}
              {isAnyOpen && <TextLink href={paths.jobs}>Find jobs</TextLink>}
            </p>
          </>
        )}
      </Reading>
    </>
  )
}

function waitingInWords(count: number): string {
  if (count === 0) return 'Nothing waits for you.'
  return count === 1 ? '1 thing waits for you.' : `${count} things wait for you.`
}

/** What to do where there is nothing to wait for: whoever is new is told what comes first. */
const Nothing = ({ isNew }: { isNew: boolean }) => (
  <EmptyState
    title={isNew ? 'Find a job, and apply' : 'Nothing waits for you'}
    text={
      isNew
        ? 'It takes a resume: write one here, or bring a PDF. Then it stands here whose turn it is, and until when.'
        : 'All your applications have ended. Each stands in the list, with its reason.'
    }
  >
    <ButtonLink href={paths.jobs}>Find jobs</ButtonLink>
  </EmptyState>
)
