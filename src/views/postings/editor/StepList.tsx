import { useSelector } from '@xstate/react'
import { CheckIcon, RingIcon } from '../../../ui/tokens/icons.tsx'
import { editorSections, sectionId, type EditorSection } from '../../../words/editor.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { focusOn } from '../../forms/focusOn.ts'
import { DashedRingIcon } from '../../forms/saveShapes.tsx'
import { sectionStatus } from './sectionStatus.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

/** Links to the sections of the form, with their status. */
export const StepList = () => (
  <nav aria-label={editorWords.steps}>
    <ol className="grid gap-0.5">
      {Object.values(editorSections).map((section) => (
        <Step key={section.title} section={section} />
      ))}
    </ol>
  </nav>
)

function Step({ section }: { section: EditorSection }) {
  const today = useToday()
  const status = useSelector(useEditorFlow(), ({ context }) => sectionStatus(context, section, today))
  const isComplete = status === editorWords.complete
  return (
    <li>
      <a
        href={`#${sectionId(section)}`}
        onClick={(event) => {
          event.preventDefault()
          focusOn(sectionId(section))
        }}
        className="grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-inner px-3 py-1.5 text-hint hover:bg-primary-soft hover:text-on-primary-soft"
      >
        {isComplete ? (
          <CheckIcon className="size-4.5 text-success [--canvas:var(--on-success)]" />
        ) : status === editorWords.notStarted ? (
          <DashedRingIcon className="size-4.5 text-subtle" />
        ) : (
          <RingIcon className="size-4.5 text-warning-text" />
        )}
        <span>{section.title}</span>
        <span className={isComplete ? 'sr-only' : 'text-caption text-muted'}>{status}</span>
      </a>
    </li>
  )
}
