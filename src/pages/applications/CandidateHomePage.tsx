import { useSelector } from '@xstate/react'
import type { User } from '../../../contract/user.ts'
import { forYouMachine, type ForYouFlow } from '../../../machines/alerts/forYou.ts'
import { forYouCommandsMachine } from '../../../machines/alerts/forYouCommands.ts'
import { candidateHomeMachine } from '../../../machines/applications/candidateHome.ts'
import { required } from '../../../machines/shared/required.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { savedJobs } from '../../app/savedJobs.ts'
import { useUser } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { forYouCommands, listForYou } from '../../effects/alerts/forYou.ts'
import { listApplications } from '../../effects/applications.ts'
import { listOwnIntroductions } from '../../effects/introductions/introductions.ts'
import { listSavedJobs } from '../../effects/search.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { ForYou } from '../../views/alerts/ForYou.tsx'
import { CandidateHomeView } from '../../views/applications/home/CandidateHomeView.tsx'

const machine = candidateHomeMachine.provide({
  actors: {
    applications: readingWith(listApplications),
    introductions: readingWith(listOwnIntroductions),
    saved: readingWith(listSavedJobs),
    forYou: forYouMachine.provide({
      actors: {
        reading: readingWith(listForYou),
        commands: forYouCommandsMachine.provide({ actors: { command: forYouCommands } }),
        saving: savedJobs,
      },
    }),
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
  const forYou = useSelector(page, ({ children }) => required(children.forYou))
  const savedReading = useSelector(page, ({ children }) => required(children.saved))
  const saved = useSelector(savedReading, ({ context }) => context.data?.items)
  // All parts appear together. Invitations and saved jobs are omitted if they cannot be loaded.
  const isInvitingKnown = useSelector(
    inviting,
    (state) => introductions !== undefined || state.matches('failed'),
  )
  const isSavedKnown = useSelector(savedReading, (state) => saved !== undefined || state.matches('failed'))
  return (
    <CandidateHomeView
      user={user}
      reading={reading}
      data={isInvitingKnown && isSavedKnown ? applications : undefined}
      introductions={introductions ?? nobody}
      saved={saved ?? nobody}
      forYou={<JobsForYou flow={forYou} />}
      now={now}
    />
  )
}

function JobsForYou({ flow }: { flow: ForYouFlow }) {
  const reading = useSelector(flow, ({ children }) => required(children.reading))
  const commands = useSelector(flow, ({ children }) => required(children.commands))
  const saving = useSelector(flow, ({ children }) => required(children.saving))
  const data = useSelector(reading, ({ context }) => context.data)
  return <ForYou flow={flow} reading={reading} commands={commands} saving={saving} data={data} />
}
