import { useSelector } from '@xstate/react'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { sentIntroductionCommandsMachine } from '../../../machines/introductions/introductionCommands.ts'
import { sentIntroductionPageMachine } from '../../../machines/introductions/sentIntroductionPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import {
  downloadSharedResume,
  readSentIntroduction,
  sentIntroductionCommands,
} from '../../effects/introductions/introductions.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { SentFile } from '../../views/applications/SentFile.tsx'
import { IntroductionFrame } from '../../views/introductions/IntroductionFrame.tsx'
import { SentIntroductionView } from '../../views/introductions/SentIntroductionView.tsx'
import { nameOfInvited } from '../../words/introductions/nameOfInvited.ts'

const machine = sentIntroductionPageMachine.provide({
  actors: {
    reading: readingWith(readSentIntroduction),
    commands: sentIntroductionCommandsMachine.provide({ actors: { command: sentIntroductionCommands } }),
    download: readingWith(downloadSharedResume),
  },
})

export default function SentIntroductionPage() {
  const id = useLocation().pathname.split('/').at(4) ?? ''
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const now = useNow()
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => required(children.reading))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const download = useSelector(page, ({ children }) => children.download)
  const introduction = useSelector(reading, ({ context }) => context.data)
  const name = introduction && `${nameOfInvited(introduction.person)}.pdf`
  return (
    <IntroductionFrame
      reading={reading}
      title={introduction?.posting.title}
      back={introductionPaths.sentIntroductions}
    >
      {introduction && name !== undefined && (
        <SentIntroductionView
          introduction={introduction}
          flow={commands}
          now={now}
          resume={
            introduction.shares.includes('resume') && (
              <SentFile
                name={name}
                download={download}
                onDownload={() => page.send({ type: 'download', name })}
              />
            )
          }
        />
      )}
    </IntroductionFrame>
  )
}
