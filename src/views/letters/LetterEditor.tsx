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
import { letterEditorWords as words } from '../../words/letters/letters.ts'
import { DraftSaveState } from '../forms/DraftSaveState.tsx'
import { Paper, SplitView } from '../forms/SplitView.tsx'
import { LeaveDialog } from '../forms/LeaveDialog.tsx'
import { LetterFields, type JobToChoose, type ParagraphsProps } from './LetterFields.tsx'
import { LetterNotes } from './LetterNotes.tsx'

interface Props {
  flow: LetterDraftFlow
  /** Commands on the letter as a whole. */
  commands: LetterCommandsFlow
  /** Jobs to choose from. */
  jobs: readonly JobToChoose[]
  /** Resumes whose design the letter can use; undefined until loaded. */
  looks: readonly LetterLook[] | undefined
  /** Name of the candidate. */
  name: string
  /** Downloads the letter as a PDF. */
  onPdf: () => void
  /** Dialog with paragraphs of other letters. */
  Paragraphs: ComponentType<ParagraphsProps>
  /** Warning about characters that cannot be printed. */
  PrintNote: ComponentType<{ readonly body: string }>
  Preview: ComponentType<{ flow: LetterDraftFlow; values: LetterValues }>
}

/** Editor of a letter, beside a preview. */
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
  // Read-only while a copy of the text is being saved.
  const isHeld = useSelector(
    commands,
    (state) => state.hasTag('busy') && state.context.ran?.command === 'keepBoth',
  )
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  // Focuses the text if it was the reason for a failed PDF.
  const hasWrongText = useSelector(commands, ({ context }) => context.failure?.fields?.['body'] !== undefined)
  useEffect(() => {
    if (hasWrongText) document.getElementById('letter.body')?.focus()
  }, [hasWrongText])
  const job = jobs.find(({ slug }) => slug === typed.slug)
  const values = { company: job?.company.name, role: job?.title, name }
  return (
    <>
      <TextLink href={paths.letters}>{words.back}</TextLink>
      <div className="sticky top-10 z-header -mx-2 mb-6 grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-canvas p-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0 *:mb-0 [&_h1]:line-clamp-2 [&_h1]:text-h2 sm:[&_h1]:line-clamp-1">
          <Heading>{typed.title.trim() || words.untitled}</Heading>
        </div>
        {/* Placed below the name on narrow screens, so that the button keeps its position. */}
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
            {words.export}
          </Button>
        )}
      </div>
      <LetterNotes flow={flow} commands={commands} jobs={jobs} looks={looks} />
      <SplitView
        panels={[
          {
            name: 'text',
            label: words.text,
            content: (
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
          },
        ]}
        preview={
          <Paper isPrinted>
            <Preview flow={flow} values={values} />
          </Paper>
        }
      />
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
        text={words.leaving}
      />
    </>
  )
}
