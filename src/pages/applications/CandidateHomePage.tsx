import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/user.ts'
import { candidateHomeMachine } from '../../../machines/applications/candidateHome.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplications } from '../../effects/applications.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { CandidateHomeView } from '../../views/applications/home/CandidateHomeView.tsx'

const machine = candidateHomeMachine.provide({ actors: { applications: readingWith(listApplications) } })

export default function CandidateHomePage() {
  const user = useUser('candidate')
  return user && <Home key={user.id} user={user} />
}

function Home({ user }: { user: User }) {
  const now = useNow()
  const page = useFlow(machine, { input: undefined })
  const reading = useSelector(page, ({ children }) => required(children.applications))
  const data = useSelector(reading, ({ context }) => context.data)
  return <CandidateHomeView user={user} reading={reading} data={data} now={now} />
}
