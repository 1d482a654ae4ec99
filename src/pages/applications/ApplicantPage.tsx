import { useSelector } from '@xstate/react'
import type { Applicant } from '../../../contract/applications/calls.ts'
import {
  applicantDeciding,
  applicantPageMachine,
  applicantReading,
  applicantText,
  type ApplicantPageFlow,
} from '../../../machines/applications/applicantPage.ts'
import { applicantsReading } from '../../../machines/applications/applicantsReading.ts'
import type { DecidingFlow } from '../../../machines/applications/deciding.ts'
import { resumeDownload } from '../../../machines/applications/resumeDownload.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useLetterKeys } from '../../browser/kept/useLetterKeys.ts'
import {
  employerEvent,
  listApplicants,
  readApplicant,
  readApplicantText,
} from '../../effects/applications.ts'
import { downloadApplicantResume } from '../../effects/files.ts'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { ApplicantFrame } from '../../views/applications/employer/ApplicantFrame.tsx'
import { applicantTab } from '../../views/applications/employer/applicantTab.ts'
import { ApplicantView } from '../../views/applications/employer/ApplicantView.tsx'
import { SentResume } from '../../views/applications/employer/SentResume.tsx'
import { happenedToEmployer } from '../../words/applications/happened.ts'

const pageMachine = applicantPageMachine.provide({
  actors: {
    reading: applicantReading.provide({ actors: { read: readApplicant } }),
    due: applicantsReading.provide({ actors: { read: listApplicants } }),
    text: applicantText.provide({ actors: { read: readApplicantText } }),
    download: resumeDownload.provide({ actors: { read: downloadApplicantResume } }),
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
  const reference = useLocation().pathname.split('/').at(3) ?? ''
  return <Read key={reference} reference={reference} />
}

function Read({ reference }: { reference: string }) {
  const page = useFlow(pageMachine, { input: { reference } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const deciding = useSelector(page, ({ children }) => children.deciding)
  const applicant = useSelector(reading, ({ context }) => context.data)
  return (
    <ApplicantFrame reading={reading} applicant={applicant}>
      {applicant && deciding && <Opened page={page} applicant={applicant} deciding={deciding} />}
    </ApplicantFrame>
  )
}

interface Props {
  page: ApplicantPageFlow
  applicant: Applicant
  deciding: DecidingFlow
}

function Opened({ page, applicant, deciding }: Props) {
  const now = useNow()
  const due = useSelector(page, ({ children }) => children.due)
  const waiting = useSelector(due, (state) => state?.context.data)
  const here = useLocation()
  const navigate = useNavigate()

  return (
    <ApplicantView
      page={page}
      deciding={deciding}
      applicant={applicant}
      now={now}
      waiting={waiting && { items: waiting.items, total: waiting.counts.waitingForUs }}
      resume={<SentResume applicant={applicant} page={page} />}
      {...useLetterKeys()}
      tab={applicantTab(new URLSearchParams(here.search).get('tab'))}
      onTab={(to) => navigate(`?${new URLSearchParams({ tab: to })}`)}
    />
  )
}
