import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import type { EditorSection } from '../../../words/editor.ts'
import { lackingIn } from './lacking.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

interface Props {
  section: EditorSection
  children: ReactNode
}

/** One of the tasks of which writing a posting is made, with how far it is. */
export function Section({ section, children }: Props) {
  const today = useToday()
  const standing = useSelector(useEditorFlow(), ({ context }) => {
    const lacking = lackingIn(context, today).filter(({ field }) => section.fields.includes(field))
    const { content: posting } = parsePosting(context.typed, context.saved)
    if (section.fields.every((field) => isEmpty(posting[field]) && !isTyped(context.typed[field]))) {
      return 'Not started'
    }
    return lacking.length > 0 ? `${lacking.length} missing` : 'Complete'
  })
  return (
    <details open className="group border-t border-line py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2 marker:content-none">
        <h2 className="text-h3">{section.title}</h2>
        <span className={`text-hint ${standing === 'Complete' ? 'text-success-text' : 'text-muted'}`}>
          {standing}
        </span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a person has typed something there: what stands in it from the beginning does not count. */
function isTyped(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key !== 'period' && part !== '')
}
