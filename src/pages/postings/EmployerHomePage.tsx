import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/user.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { employerHomeMachine } from '../../../machines/postings/employerHome.ts'
import {
  companyStatisticsReading,
  dueReading,
  postingsReading,
} from '../../../machines/postings/postingReadings.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplicants } from '../../effects/applications.ts'
import { createPosting, listPostings, readCompanyStatistics } from '../../effects/postings.ts'
import { EmployerHomeView } from '../../views/postings/home/EmployerHomeView.tsx'

const machine = employerHomeMachine.provide({
  actors: {
    postings: postingsReading.provide({ actors: { read: listPostings } }),
    due: dueReading.provide({ actors: { read: listApplicants } }),
    statistics: companyStatisticsReading.provide({ actors: { read: readCompanyStatistics } }),
    creating: creatingMachine.provide({ actors: { createPosting } }),
  },
})

export default function EmployerHomePage() {
  const user = useUser('employer')
  return user && <Home key={user.id} user={user} />
}

function Home({ user }: { user: User }) {
  const page = useFlow(machine, { input: undefined })
  const now = useNow()
  const reading = useSelector(page, ({ children }) => required(children.postings))
  const due = useSelector(page, ({ children }) => required(children.due))
  const statisticsReading = useSelector(page, ({ children }) => required(children.statistics))
  const creating = useSelector(page, ({ children }) => required(children.creating))
  const postings = useSelector(reading, ({ context }) => context.data?.items)
  const waiting = useSelector(due, ({ context }) => context.data)
  const statistics = useSelector(statisticsReading, ({ context }) => context.data)
  return (
    <EmployerHomeView
      user={user}
      reading={reading}
      postings={postings}
      due={due}
      applicants={waiting?.items}
      counts={waiting?.counts}
      statisticsReading={statisticsReading}
      statistics={statistics}
      creating={creating}
      now={now}
    />
  )
}
