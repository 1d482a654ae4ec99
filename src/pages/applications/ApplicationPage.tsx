import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ReactNode } from 'react'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import {
  applicationPageMachine,
  type ApplicationPageFlow,
  ownApplicationDeciding,
  ownApplicationReading,
} from '../../../machines/applications/applicationPage.ts'
import { resumeDownload } from '../../../machines/applications/resumeDownload.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { useIsWide } from '../../ui/controls/useIsWide.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useFlow } from '../../app/useFlow.ts'
import { candidateEvent, readApplication } from '../../effects/applications.ts'
import { downloadOwnResume } from '../../effects/files.ts'
import { useLocation } from '../../routing/location.ts'
import { ApplicationFrame } from '../../views/applications/ApplicationFrame.tsx'
import { ApplicationView } from '../../views/applications/ApplicationView.tsx'
import { SentFile } from '../../views/applications/SentFile.tsx'
import { applicationWords } from '../../words/applications/application.ts'
import { pastEventForCandidate, inTurns } from '../../words/applications/pastEvent.ts'

// Needed only in wide windows.
const ApplicationsPane = lazy(() => import('./ApplicationsPane.tsx'))

/**
 * Minimum window width at which the list of applications appears beside the open one, in px at the default
 * text size.
 */
const LIST_ROOM = 1440

const pageMachine = applicationPageMachine.provide({
  actors: {
    reading: ownApplicationReading.provide({ actors: { read: readApplication } }),
    deciding: ownApplicationDeciding.provide({ actors: { applicationEvent: candidateEvent } }),
    download: resumeDownload.provide({ actors: { read: downloadOwnResume } }),
  },
  actions: {
    tellNews: notify((_, { posting, timeline }: OwnApplication) => {
      const last = inTurns(timeline).at(-1)
      return last && newsNotice(pastEventForCandidate(last, posting.company.name).name)
    }),
  },
})

export default function ApplicationPage() {
  const reference = useLocation().pathname.split('/').at(3) ?? ''
  const hasRoom = useIsWide(LIST_ROOM)
  return (
    <Read
      key={reference}
      reference={reference}
      beside={
        hasRoom && (
          <Suspense>
            <ApplicationsPane reference={reference} />
          </Suspense>
        )
      }
    />
  )
}

function Read({ reference, beside }: { reference: string; beside: ReactNode }) {
  const page = useFlow(pageMachine, { input: { reference } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const application = useSelector(reading, ({ context }) => context.data)
  return (
    <ApplicationFrame reading={reading} application={application} beside={beside}>
      {application && <Application page={page} application={application} />}
    </ApplicationFrame>
  )
}

interface Props {
  page: ApplicationPageFlow
  application: OwnApplication
}

function Application({ page, application }: Props) {
  const now = useNow()
  const { deciding, download } = useSelector(page, ({ children }) => children)
  const { id, sent } = application
  return (
    deciding && (
      <ApplicationView
        application={application}
        deciding={deciding}
        now={now}
        resume={
          sent && (
            <SentFile
              name={sent.resume.name}
              download={download}
              {...(sent.resume.fileId !== null && {
                gone: applicationWords.file.deleted,
              })}
              onDownload={() => page.send({ type: 'download', resume: { ...sent.resume, id } })}
            />
          )
        }
      />
    )
  )
}
