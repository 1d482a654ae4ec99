import { useSelector } from '@xstate/react'
import { useEffect, type ComponentType } from 'react'
import type { LetterLook } from '../../../contract/letters/calls.ts'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { paths } from '../../../contract/paths.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { LetterDraftFlow } from '../../../machines/letters/letterDraft.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { DraftSaveState } from '../forms/DraftSaveState.tsx'
import { Halves, Paper } from '../forms/Halves.tsx'
import { LeaveDialog } from '../forms/LeaveDialog.tsx'
import { LetterFields, type JobToChoose, type ParagraphsProps } from './LetterFields.tsx'
import { LetterNotes } from './LetterNotes.tsx'

interface Props {
  flow: LetterDraftFlow
  /** What is done with the letter as a whole. */
  commands: LetterCommandsFlow
  /** The jobs that it can be for. */
  jobs: readonly JobToChoose[]
  /** The resumes that it can look like; none until they are known. */
  looks: readonly LetterLook[] | undefined
  /** Of who writes it. */
  name: string
  /** Makes its PDF. */
  onPdf: () => void
  /** What other letters say, once somebody asks for it. */
  Paragraphs: ComponentType<ParagraphsProps>
  /** Tells what of the letter cannot be printed. */
  PrintNote: ComponentType<{ readonly body: string }>
  /** The letter as it will be read. */
  Preview: ComponentType<{ flow: LetterDraftFlow; values: LetterValues }>
}

/** Somebody writes a letter beside what is read of it. */
export function LetterEditor({
  flow,
  commands,
  jobs,
  looks,
  name,
  onPdf,
  Paragraphs,
  PrintNote,
  Preview,
}: Props) {
  const typed = useSelector(flow, ({ context }) => context.typed)
  const leaving = useSelector(flow, (state) => state.matches('asking'))
  // What is being made a letter of its own must not change meanwhile.
  const isHeld = useSelector(
    commands,
    (state) => state.hasTag('busy') && state.context.ran?.command === 'keepBoth',
  )
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  // The PDF is refused for what the letter says: there it is mended.
  const hasWrongText = useSelector(commands, ({ context }) => context.failure?.fields?.['body'] !== undefined)
  useEffect(() => {
    if (hasWrongText) document.getElementById('letter.body')?.focus()
  }, [hasWrongText])
  const job = jobs.find(({ slug }) => slug === typed.slug)
  const values = { company: job?.company.name, role: job?.title, name }
  return (
    <>
      <TextLink href={paths.letters}>All letters</TextLink>
      <div className="sticky top-10 z-header -mx-2 mb-6 grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-canvas p-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0 *:mb-0 [&_h1]:line-clamp-1 [&_h1]:text-h2">
          <Heading>{typed.title.trim() || 'Letter without a name'}</Heading>
        </div>
        {/* Where there is no room in one line, below the name whatever it says: the button stays where it is. */}
        <div className="max-sm:row-start-2">
          <DraftSaveState flow={flow} />
        </div>
        {!isGone && (
          <Button
            look="primary"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onPdf}
            className="max-sm:row-span-2"
          >
            Export PDF
          </Button>
        )}
      </div>
      <LetterNotes flow={flow} commands={commands} jobs={jobs} looks={looks} />
      <Halves
        panels={{
          Text: (
            <LetterFields
              flow={flow}
              isHeld={isHeld}
              typed={typed}
              jobs={jobs}
              looks={looks}
              values={values}
              Paragraphs={Paragraphs}
              PrintNote={PrintNote}
            />
          ),
        }}
        page={
          <Paper isPrinted>
            <Preview flow={flow} values={values} />
          </Paper>
        }
      />
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
        text="What you typed is not saved. It is kept on this device until you come back."
      />
    </>
  )
}
