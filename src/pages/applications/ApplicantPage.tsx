import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Applicant } from '../../../contract/applications/calls.ts'
import {
  applicantDeciding,
  applicantPageMachine,
  applicantReading,
  dueReading,
  type ApplicantPageFlow,
} from '../../../machines/applications/applicantPage.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { anyApplication, oneApplication, useFollowing } from '../../app/changes.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useLetterKeys } from '../../browser/kept/useLetterKeys.ts'
import { employerEvent, listApplicants, readApplicant } from '../../effects/applications.ts'
import { useNavigation, useRouteLocation } from '../../routing/location.ts'
import { ApplicantFrame } from '../../views/applications/employer/ApplicantFrame.tsx'
import { applicantTab } from '../../views/applications/employer/applicantTab.ts'
import { ApplicantView } from '../../views/applications/employer/ApplicantView.tsx'
import { happenedToEmployer } from '../../words/applications/happened.ts'
import { SentResume } from './SentResume.tsx'

const pageMachine = applicantPageMachine.provide({
  actors: {
    reading: applicantReading.provide({ actors: { read: readApplicant } }),
    due: dueReading.provide({ actors: { read: listApplicants } }),
    deciding: applicantDeciding.provide({ actors: { applicationEvent: employerEvent } }),
  },
  actions: {
    tellNews: notify((_, { candidate, timeline }: Applicant) => {
      const last = timeline.at(-1)
      return last && newsNotice(happenedToEmployer(last, candidate.firstName))
    }),
  },
})

export default function ApplicantPage() {
  const reference = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={reference} reference={reference} />
}

function Read({ reference }: { reference: string }) {
  const page = useFlow(pageMachine, { input: { reference } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const { deciding, due } = useSelector(page, ({ children }) => children)
  const applicant = useSelector(reading, ({ context }) => context.data)
  useFollowing(reading, oneApplication(reference))
  return (
    <ApplicantFrame reading={reading} applicant={applicant}>
      {applicant && deciding && due && (
        <Opened page={page} applicant={applicant} deciding={deciding} due={due} />
      )}
    </ApplicantFrame>
  )
}

interface Props {
  page: ApplicantPageFlow
  applicant: Applicant
  deciding: DecidingFlow
  due: ActorRefFrom<typeof dueReading>
}

function Opened({ applicant, due, ...flows }: Props) {
  const [now] = useState(() => Date.now())
  const waiting = useSelector(due, ({ context }) => context.data)
  const { here, go } = useNavigation()
  useFollowing(due, anyApplication)

  return (
    <ApplicantView
      {...flows}
      applicant={applicant}
      now={now}
      waiting={waiting && { items: waiting.items, total: waiting.counts.waitingForUs }}
      resume={<SentResume applicant={applicant} />}
      {...useLetterKeys()}
      tab={applicantTab(new URLSearchParams(here.search).get('tab'))}
      onTab={(to) => go(`?${new URLSearchParams({ tab: to })}`)}
    />
  )
}
