import type { OwnApplication } from '../../contract/applications/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { ApplicationAction } from '../../machines/applications/deciding.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplicationFrame } from '../../src/views/applications/ApplicationFrame.tsx'
import { ApplicationView } from '../../src/views/applications/ApplicationView.tsx'
import { ApplicationsBeside } from '../../src/views/applications/list/ApplicationsBeside.tsx'
import { FileLine } from '../../src/views/applications/FileLine.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { decidingFlow } from '../support/flows.ts'
import { itemOfApplication, storyNow } from '../support/applications.ts'
import { FlowAt } from '../support/flow.tsx'
import { newMember } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { allApplications } from './samples.ts'

interface Props {
  at: string
  application: OwnApplication
  /** False if the application does not exist. */
  isThere: boolean
  /** State of the machine that reads the application. */
  reading?: 'reading.waiting' | 'shown'
  considered?: ApplicationAction['type'] | undefined
  sent?: ApplicationAction['type'] | undefined
  failure?: Failure | undefined
  /** State of downloading the resume. */
  download?: { isLoading?: boolean; problem?: string }
  /** True if the window is wide enough to show the list of applications too. */
  isBesideList?: boolean
}

const nobody = () => undefined

/** A candidate's own application, with its flow in a given state. */
export const ApplicationAt = ({
  at,
  application,
  isThere,
  reading: readingAt = 'shown',
  considered,
  sent,
  failure,
  download,
  isBesideList = false,
}: Props) => (
  <MemberShell
    area="Candidate"
    user={newMember}
    menu={menus.candidate}
    current={paths.application(application.reference)}
    isWide
  >
    <FlowAt
      machine={readingMachine}
      at={isThere ? readingAt : 'notThere'}
      context={{
        query: {},
        data: isThere && readingAt === 'shown' ? application : undefined,
        failure: undefined,
      }}
    >
      {(reading) => (
        <ApplicationFrame
          reading={reading}
          application={isThere && readingAt === 'shown' ? application : undefined}
          beside={
            isBesideList && (
              <ApplicationsBeside
                applications={allApplications.map(itemOfApplication)}
                total={allApplications.length}
                reference={application.reference}
                now={storyNow}
              />
            )
          }
        >
          <FlowAt
            machine={decidingFlow}
            at={at}
            context={{ id: '1', revision: 3, considered, sent, tried: undefined, failure }}
          >
            {(deciding) => (
              <ApplicationView
                application={application}
                deciding={deciding}
                now={storyNow}
                resume={
                  application.sent && (
                    <FileLine name={application.sent.resume.name} {...download} onDownload={nobody} />
                  )
                }
              />
            )}
          </FlowAt>
        </ApplicationFrame>
      )}
    </FlowAt>
  </MemberShell>
)
