import type { OwnApplication } from '../../contract/applications/calls.ts'
import { paths } from '../../contract/paths.ts'
import { createDeciding, type ApplicationDeed } from '../../machines/applications/deciding.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplicationFrame } from '../../src/views/applications/ApplicationFrame.tsx'
import { ApplicationView } from '../../src/views/applications/ApplicationView.tsx'
import { FileLine } from '../../src/views/applications/FileLine.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { storyNow } from '../support/applications.ts'
import { FlowAt } from '../support/flow.tsx'
import { newMember } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  application: OwnApplication
  /** True if there is such an application. */
  isThere: boolean
  /** Reading of the application, where there is one. */
  reading?: 'reading.waiting' | 'shown'
  considered?: ApplicationDeed['type'] | undefined
  sent?: ApplicationDeed['type'] | undefined
  failure?: Failure | undefined
  /** State of the download of the resume. */
  download?: { isLoading?: boolean; problem?: string }
}

const nobody = () => undefined

/** An application of one's own, with the flow of its candidate in one of its states. */
export const ApplicationAt = ({
  at,
  application,
  isThere,
  reading: readingAt = 'shown',
  considered,
  sent,
  failure,
  download,
}: Props) => (
  <MemberShell
    area="Candidate"
    user={newMember}
    menu={menus.candidate}
    current={paths.application(application.reference)}
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
        >
          <FlowAt
            machine={createDeciding()}
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
