import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ComponentProps } from 'react'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { letterCommandsMachine } from '../../../machines/letters/letterCommands.ts'
import { letterDraft } from '../../../machines/letters/letterDraft.ts'
import { letterPageMachine, type LetterPageFlow } from '../../../machines/letters/letterPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { letterDrafts } from '../../browser/storage/letterDrafts.ts'
import { letterChoices } from '../../effects/letterChoices.ts'
import { letterCommands, openLetter, readContent, saveContent } from '../../effects/letters.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { LetterEditor } from '../../views/letters/LetterEditor.tsx'
import { LetterFrame } from '../../views/letters/LetterFrame.tsx'
import { letterEditorWords, paragraphWords } from '../../words/letters/letters.ts'

const machine = letterPageMachine.provide({
  actors: {
    letter: readingWith(openLetter),
    draft: letterDraft.provide({
      actors: { saveDraft: saveContent, readDraft: readContent, keepDraft: keepDraft(letterDrafts) },
    }),
    commands: letterCommandsMachine.provide({ actors: { command: letterCommands } }),
    choices: readingWith(letterChoices),
  },
})

// The preview loads after the editor, which works without it.
const MergedLetter = lazy(() =>
  import('../../views/letters/MergedLetter.tsx').then((module) => ({ default: module.MergedLetter })),
)

const Preview = (shown: ComponentProps<typeof MergedLetter>) => (
  <FailureBoundary fallback={<p>{letterEditorWords.previewNotLoaded}</p>}>
    <Suspense>
      <MergedLetter {...shown} />
    </Suspense>
  </FailureBoundary>
)

const OtherParagraphs = lazy(() => import('./Paragraphs.tsx'))

const Paragraphs = (asked: ComponentProps<typeof OtherParagraphs>) => (
  <FailureBoundary fallback={<p>{paragraphWords.notLoaded}</p>}>
    <Suspense>
      <OtherParagraphs {...asked} />
    </Suspense>
  </FailureBoundary>
)

// Loaded lazily, because it contains a table of all printable characters.
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
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Page key={id} id={id} />
}

function Page({ id }: { id: string }) {
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => children.letter)
  return reading ? <LetterFrame reading={reading} /> : <Editor page={page} />
}

function Editor({ page }: { page: LetterPageFlow }) {
  const user = useUser('candidate')
  const draft = useSelector(page, ({ children }) => required(children.draft))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const choices = useSelector(page, ({ children }) => required(children.choices))
  const job = useSelector(page, ({ context }) => context.job)
  const data = useSelector(choices, ({ context }) => context.data)
  useWriting(draft)

  const name = user ? `${user.firstName} ${user.lastName}` : ''
  const others = (data?.jobs ?? []).filter(({ slug }) => slug !== job?.slug)
  const jobs = job ? [job, ...others] : others
  const exportPdf = () => {
    const { slug } = draft.getSnapshot().context.typed
    const company = jobs.find((other) => other.slug === slug)?.company.name
    page.send({ type: 'exportPdf', fileName: letterFileName(name, company) })
  }

  return (
    <LetterEditor
      flow={draft}
      commands={commands}
      jobs={jobs}
      looks={data?.looks}
      name={name}
      onPdf={exportPdf}
      Paragraphs={Paragraphs}
      PrintNote={PrintNote}
      Preview={Preview}
    />
  )
}
