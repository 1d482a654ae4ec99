import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { sectionId, type EditorSection } from '../../../words/editor.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { sectionStatus } from './sectionStatus.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

interface Props {
  section: EditorSection
  children: ReactNode
}

/** Collapsible section of the form. Shows its status where the list of steps is not beside it. */
export function Section({ section, children }: Props) {
  const today = useToday()
  const status = useSelector(useEditorFlow(), ({ context }) => sectionStatus(context, section, today))
  return (
    <details open className="group border-t border-line py-2 first:border-t-0">
      <summary
        id={sectionId(section)}
        className="flex min-h-11 scroll-mt-30 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-tag py-2 marker:content-none"
      >
        <h2 className="text-h2">{section.title}</h2>
        <span
          className={`text-hint @2xl:hidden ${status === editorWords.complete ? 'text-success-text' : 'text-muted'}`}
        >
          {status}
        </span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
