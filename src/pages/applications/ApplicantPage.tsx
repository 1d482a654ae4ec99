import { useSelector } from '@xstate/react'
import type { Applicant } from '../../../contract/applications/calls.ts'
import type { ResumeText } from '../../../contract/resumes/shared.ts'
import {
  applicantDeciding,
  applicantPageMachine,
  applicantReading,
  applicantText,
} from '../../../machines/applications/applicantPage.ts'
import { applicantsReading } from '../../../machines/applications/applicantsReading.ts'
import { resumeDownload } from '../../../machines/applications/resumeDownload.ts'
import { newsNotice, notify } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useQuerySync } from '../../app/useQuerySync.ts'
import { useLetterKeys } from '../../browser/storage/useLetterKeys.ts'
import {
  employerEvent,
  listApplicants,
  readApplicant,
  readApplicantText,
} from '../../effects/applications.ts'
import { downloadApplicantResume } from '../../effects/files.ts'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { applicantTab } from '../../views/applications/employer/applicantTab.ts'
import { ApplicantView } from '../../views/applications/employer/ApplicantView.tsx'
import { SentResume } from '../../views/applications/employer/SentResume.tsx'
import { pastEventForEmployer } from '../../words/applications/pastEvent.ts'

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
      return last && newsNotice(pastEventForEmployer(last, candidate.firstName))
    }),
  },
})

const noLines: ResumeText['contact'] = []

export default function ApplicantPage() {
  const here = useLocation()
  const navigate = useNavigate()
  const now = useNow()
  const reference = here.pathname.split('/').at(3) ?? ''
  const page = useFlow(pageMachine, { input: { reference } })
  useQuerySync(page, { reference })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const { deciding, due, text } = useSelector(page, ({ children }) => children)
  const applicant = useSelector(reading, ({ context }) => context.data)
  const waiting = useSelector(due, (state) => state?.context.data)
  const contact = useSelector(text, (state) => state?.context.data?.contact ?? noLines)

  return (
    <ApplicantView
      reading={reading}
      reference={reference}
      applicant={applicant}
      page={page}
      deciding={deciding}
      now={now}
      waiting={waiting && { items: waiting.items, total: waiting.counts.waitingForUs }}
      resume={applicant && <SentResume applicant={applicant} page={page} />}
      contact={contact}
      {...useLetterKeys()}
      tab={applicantTab(new URLSearchParams(here.search).get('tab'))}
      onTab={(to) => navigate(`?${new URLSearchParams({ tab: to })}`)}
    />
  )
}
