import { useSelector } from '@xstate/react'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { introductionCommandsMachine } from '../../../machines/introductions/introductionCommands.ts'
import { introductionPageMachine } from '../../../machines/introductions/introductionPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { introductionCommands, readOwnIntroduction } from '../../effects/introductions/introductions.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { useIsWide } from '../../ui/controls/useIsWide.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { IntroductionFrame } from '../../views/introductions/IntroductionFrame.tsx'
import { OwnIntroductionView } from '../../views/introductions/OwnIntroductionView.tsx'
import { introductionWords } from '../../words/introductions/introductions.ts'
import { OwnList } from './OwnList.tsx'

/**
 * Minimum window width at which the list of invitations appears beside the open one, in px at the default
 * text size.
 */
const LIST_ROOM = 1440

const machine = introductionPageMachine.provide({
  actors: {
    reading: readingWith(readOwnIntroduction),
    commands: introductionCommandsMachine.provide({ actors: { command: introductionCommands } }),
  },
})

export default function IntroductionPage() {
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const now = useNow()
  const hasRoom = useIsWide(LIST_ROOM)
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const introduction = useSelector(reading, ({ context }) => context.data)
  return (
    <IntroductionFrame
      reading={reading}
      title={introduction?.posting.title}
      back={introductionPaths.introductions}
      beside={hasRoom && <OwnList what={introductionWords.whatAll} />}
    >
      {introduction && <OwnIntroductionView introduction={introduction} flow={commands} now={now} />}
    </IntroductionFrame>
  )
}
