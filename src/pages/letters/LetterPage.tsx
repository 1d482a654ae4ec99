import { lazy, Suspense, useState, type ComponentProps } from 'react'
import type { Letter } from '../../../contract/letters/calls.ts'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { letterCommandsMachine } from '../../../machines/letters/letterCommands.ts'
import { letterDraft } from '../../../machines/letters/letterDraft.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useDraft } from '../../app/useDraft.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { useSavedPdf } from '../../app/useSavedPdf.ts'
import { keptLetters } from '../../browser/kept/keptLetters.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { letterChoices } from '../../effects/letterChoices.ts'
import { letterCommands, readContent, readLetter, saveContent } from '../../effects/letters.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { contentOf } from '../../effects/shared/letterContent.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { LetterEditor } from '../../views/letters/LetterEditor.tsx'
import { LetterFrame } from '../../views/letters/LetterFrame.tsx'

const machine = letterDraft.provide({
  actors: { saveDraft: saveContent, readDraft: readContent, keepDraft: keepDraft(keptLetters) },
})

const commandsMachine = letterCommandsMachine.provide({ actors: { command: letterCommands } })

// What reads the letter comes after what it is written in, and the editor works without it.
const MergedLetter = lazy(() =>
  import('../../views/letters/MergedLetter.tsx').then((module) => ({ default: module.MergedLetter })),
)

const Preview = (shown: ComponentProps<typeof MergedLetter>) => (
  <FailureBoundary fallback={<p>The letter cannot be shown. Reload to see it.</p>}>
    <Suspense>
      <MergedLetter {...shown} />
    </Suspense>
  </FailureBoundary>
)

const OtherParagraphs = lazy(() => import('./Paragraphs.tsx'))

const Paragraphs = (asked: ComponentProps<typeof OtherParagraphs>) => (
  <FailureBoundary fallback={<p>Other letters cannot be shown. Reload to see them.</p>}>
    <Suspense>
      <OtherParagraphs {...asked} />
    </Suspense>
  </FailureBoundary>
)

// It knows every character that can be printed.
const UnprintableInLetter = lazy(() =>
  import('../../views/letters/UnprintableInLetter.tsx').then((module) => ({
    default: module.UnprintableInLetter,
  })),
)

const PrintNote = (shown: ComponentProps<typeof UnprintableInLetter>) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableInLetter {...shown} />
    </Suspense>
  </FailureBoundary>
)

export default function LetterPage() {
  const id = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const { flow, data } = useReading(readLetter, { id })
  return data ? <Editor letter={data} /> : <LetterFrame reading={flow} />
}

function Editor({ letter }: { letter: Letter }) {
  const user = useUser('candidate')
  const [opened] = useState(() => contentOf(letter))
  const flow = useDraft(machine, opened, keptLetters)
  const commands = useFlow(commandsMachine, { input: undefined })
  const { data } = useReading(letterChoices, {})
  const givePdf = useSavedPdf(
    flow,
    () => commands.send({ type: 'run', command: 'pdf', input: { id: letter.id } }),
    'letter',
  )

  const name = user ? `${user.firstName} ${user.lastName}` : ''
  const others = (data?.jobs ?? []).filter(({ slug }) => slug !== letter.job?.slug)
  const jobs = letter.job ? [letter.job, ...others] : others

  useReports(commands, (report) => {
    if (report.type !== 'command.done') return
    if (report.command === 'pdf') {
      const { slug } = flow.getSnapshot().context.saved.content
      saveFile(report.output, letterFileName(name, jobs.find((job) => job.slug === slug)?.company.name))
    }
    // What was typed here is a letter of its own now: here goes on what was saved elsewhere.
    if (report.command === 'keepBoth') flow.send({ type: 'takeTheirs' })
  })

  return (
    <LetterEditor
      flow={flow}
      commands={commands}
      jobs={jobs}
      looks={data?.looks}
      name={name}
      onPdf={() => void givePdf()}
      Paragraphs={Paragraphs}
      PrintNote={PrintNote}
      Preview={Preview}
    />
  )
}
