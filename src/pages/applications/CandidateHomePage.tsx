import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/user.ts'
import { candidateHomeMachine } from '../../../machines/applications/candidateHome.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { listApplications } from '../../effects/applications.ts'
import { listOwnIntroductions } from '../../effects/introductions/introductions.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { CandidateHomeView } from '../../views/applications/home/CandidateHomeView.tsx'

const machine = candidateHomeMachine.provide({
  actors: {
    applications: readingWith(listApplications),
    introductions: readingWith(listOwnIntroductions),
  },
})

const nobody = [] as const

export default function CandidateHomePage() {
  const user = useUser('candidate')
  return user && <Home key={user.id} user={user} />
}

function Home({ user }: { user: User }) {
  const now = useNow()
  const page = useFlow(machine, { input: undefined })
  const reading = useSelector(page, ({ children }) => required(children.applications))
  const applications = useSelector(reading, ({ context }) => context.data)
  const inviting = useSelector(page, ({ children }) => required(children.introductions))
  const introductions = useSelector(inviting, ({ context }) => context.data?.items)
  // Everything at once; without invitations where they cannot be read.
  const isKnown = useSelector(inviting, (state) => introductions !== undefined || state.matches('failed'))
  return (
    <CandidateHomeView
      user={user}
      reading={reading}
      data={isKnown ? applications : undefined}
      introductions={introductions ?? nobody}
      now={now}
    />
  )
}
