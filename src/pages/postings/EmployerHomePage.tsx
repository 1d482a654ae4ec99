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
import { listSentIntroductions } from '../../effects/introductions/introductions.ts'
import { createPosting, listPostings, readCompanyStatistics } from '../../effects/postings.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { EmployerHomeView } from '../../views/postings/home/EmployerHomeView.tsx'

const machine = employerHomeMachine.provide({
  actors: {
    postings: postingsReading.provide({ actors: { read: listPostings } }),
    due: dueReading.provide({ actors: { read: listApplicants } }),
    statistics: companyStatisticsReading.provide({ actors: { read: readCompanyStatistics } }),
    introductions: readingWith(listSentIntroductions),
    creating: creatingMachine.provide({ actors: { createPosting } }),
  },
})

const none = [] as const

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
  const inviting = useSelector(page, ({ children }) => required(children.introductions))
  const introductions = useSelector(inviting, ({ context }) => context.data?.items)
  // All parts appear together. Conversations are omitted if they cannot be loaded.
  const isKnown = useSelector(inviting, (state) => introductions !== undefined || state.matches('failed'))
  return (
    <EmployerHomeView
      user={user}
      reading={reading}
      postings={postings}
      due={due}
      applicants={isKnown ? waiting?.items : undefined}
      introductions={introductions ?? none}
      counts={waiting?.counts}
      statisticsReading={statisticsReading}
      statistics={statistics}
      creating={creating}
      now={now}
    />
  )
}
