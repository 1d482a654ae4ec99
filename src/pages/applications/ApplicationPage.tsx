import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import {
  applicationPageMachine,
  ownApplicationDeciding,
  ownApplicationReading,
} from '../../../machines/applications/applicationPage.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { oneApplication, useFollowing } from '../../app/changes.ts'
import { useFlow } from '../../app/useFlow.ts'
import { candidateEvent, readApplication } from '../../effects/applications.ts'
import { readFile, readSentResume } from '../../effects/files.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { ApplicationFrame } from '../../views/applications/ApplicationFrame.tsx'
import { ApplicationView } from '../../views/applications/ApplicationView.tsx'
import { happenedToCandidate, inTurns } from '../../words/applications/happened.ts'
import { SentFile } from './SentFile.tsx'

const pageMachine = applicationPageMachine.provide({
  actors: {
    reading: ownApplicationReading.provide({ actors: { read: readApplication } }),
    deciding: ownApplicationDeciding.provide({ actors: { applicationEvent: candidateEvent } }),
  },
  actions: {
    tellNews: notify((_, { posting, timeline }: OwnApplication) => {
      const last = inTurns(timeline).at(-1)
      return last && newsNotice(happenedToCandidate(last, posting.company.name).name)
    }),
  },
})

export default function ApplicationPage() {
  const reference = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={reference} reference={reference} />
}

function Read({ reference }: { reference: string }) {
  const page = useFlow(pageMachine, { input: { reference } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const deciding = useSelector(page, ({ children }) => children.deciding)
  const application = useSelector(reading, ({ context }) => context.data)
  useFollowing(reading, oneApplication(reference))
  return (
    <ApplicationFrame reading={reading} application={application}>
      {application && deciding && <Application application={application} deciding={deciding} />}
    </ApplicationFrame>
  )
}

interface Props {
  application: OwnApplication
  deciding: DecidingFlow
}

function Application({ application, deciding }: Props) {
  const [now] = useState(() => Date.now())
  const { fileId, name = '' } = application.sent?.resume ?? {}
  return (
    <ApplicationView
      application={application}
      deciding={deciding}
      now={now}
      resume={
        fileId === null ? (
          <SentFile read={readSentResume} id={application.id} name={name} />
        ) : (
          fileId !== undefined && (
            <SentFile
              read={readFile}
              id={fileId}
              name={name}
              gone="You have deleted this file. The company still has it."
            />
          )
        )
      }
    />
  )
}
