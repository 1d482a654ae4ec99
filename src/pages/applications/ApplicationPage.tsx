import { useState } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { ReadingOf } from '../../../machines/reading/reading.ts'
import { oneApplication, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { candidateEvent, readApplication } from '../../effects/applications.ts'
import { readFile, readSentResume } from '../../effects/files.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { ApplicationFrame } from '../../views/applications/ApplicationFrame.tsx'
import { ApplicationView } from '../../views/applications/ApplicationView.tsx'
import { happenedToCandidate, inTurns } from '../../words/applications/happened.ts'
import { SentFile } from './SentFile.tsx'
import { useDeciding } from './useDeciding.ts'
import { useNews } from './useNews.ts'

export default function ApplicationPage() {
  const reference = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={reference} reference={reference} />
}

function Read({ reference }: { reference: string }) {
  const { flow, data } = useReading(readApplication, { reference })
  useFollowing(flow, oneApplication(reference))
  return (
    <ApplicationFrame reading={flow} application={data}>
      {data && <Application reading={flow} application={data} />}
    </ApplicationFrame>
  )
}

function Application({
  reading,
  application,
}: {
  reading: ReadingOf<OwnApplication>
  application: OwnApplication
}) {
  const [now] = useState(() => Date.now())
  const deciding = useDeciding(candidateEvent, application, reading)
  const last = inTurns(application.timeline).at(-1)
  useNews(
    deciding,
    application.revision,
    last && happenedToCandidate(last, application.posting.company.name).name,
  )
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
