import { useEffect, useState } from 'react'
import type { Applicant } from '../../../contract/applications/calls.ts'
import type { ReadingOf } from '../../../machines/reading/reading.ts'
import { oneApplication, useFollowing } from '../../app/changes.ts'
import { useLetterKeys } from '../../browser/kept/useLetterKeys.ts'
import { useReading } from '../../app/useReading.ts'
import { employerEvent, readApplicant } from '../../effects/applications.ts'
import { useNavigation, useRouteLocation } from '../../routing/location.ts'
import { ApplicantFrame } from '../../views/applications/employer/ApplicantFrame.tsx'
import { applicantTab } from '../../views/applications/employer/applicantTab.ts'
import { ApplicantView } from '../../views/applications/employer/ApplicantView.tsx'
import { happenedToEmployer } from '../../words/applications/happened.ts'
import { SentResume } from './SentResume.tsx'
import { useDeciding } from './useDeciding.ts'
import { useNews } from './useNews.ts'
import { useNextDue } from './useNextDue.ts'

/** So many of those who are due first are read, to lead from one to the other. */
const MOST_AROUND = 50

export default function ApplicantPage() {
  const reference = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={reference} reference={reference} />
}

function Read({ reference }: { reference: string }) {
  const { flow, data } = useReading(readApplicant, { reference })
  useFollowing(flow, oneApplication(reference))
  return (
    <ApplicantFrame reading={flow} applicant={data}>
      {data && <Opened reading={flow} applicant={data} />}
    </ApplicantFrame>
  )
}

function Opened({ reading, applicant }: { reading: ReadingOf<Applicant>; applicant: Applicant }) {
  const [now] = useState(() => Date.now())
  const due = useNextDue({ limit: MOST_AROUND })
  const deciding = useDeciding(employerEvent, applicant, reading)
  const last = applicant.timeline.at(-1)
  useNews(deciding, applicant.revision, last && happenedToEmployer(last, applicant.candidate.firstName))
  const { here, go } = useNavigation()

  useEffect(() => {
    const changed = deciding.on('changed', () => due.flow.send({ type: 'refresh' }))
    return () => changed.unsubscribe()
  }, [deciding, due.flow])

  return (
    <ApplicantView
      applicant={applicant}
      deciding={deciding}
      now={now}
      waiting={due.data && { items: due.data.items, total: due.data.counts.waitingForUs }}
      resume={<SentResume applicant={applicant} />}
      {...useLetterKeys()}
      tab={applicantTab(new URLSearchParams(here.search).get('tab'))}
      onTab={(to) => go(`?${new URLSearchParams({ tab: to })}`)}
    />
  )
}
