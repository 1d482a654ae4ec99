import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { TypedPosting } from '../../../../contract/postings/typed.ts'
import type { PostingDraftFlow } from '../../../../machines/postings/postingDraft.ts'

/** The flow of the editor, for all its fields. */
export const EditorFlowContext = createContext<PostingDraftFlow | undefined>(undefined)

/** Fields that stay as first published, because applicants decided by them. */
const staying: ReadonlySet<string> = new Set(['title', 'workplace', 'places', 'employmentType'])

export function useEditorFlow(): PostingDraftFlow {
  const flow = use(EditorFlowContext)
  if (!flow) throw new Error('Nothing around this field knows which posting is written.')
  return flow
}

/** Typed values of some fields, with a setter. Rerenders only when these change. */
export function useTyped<Field extends keyof TypedPosting>(...fields: readonly Field[]) {
  const flow = useEditorFlow()
  const typed: Pick<TypedPosting, Field> = useSelector(
    flow,
    ({ context }) => context.typed,
    (one, other) => fields.every((field) => one[field] === other[field]),
  )
  const change = (changed: Partial<TypedPosting>) => flow.send({ type: 'change', change: changed })
  return { typed, change }
}

/** Problem of a field, and whether it is editable. */
export function useControl(id: string) {
  const flow = useEditorFlow()
  const message = useSelector(flow, ({ context }) => messageAt(context.problems, id))
  const isFixed = useSelector(
    flow,
    (state) =>
      state.hasTag('fixed') ||
      (state.context.saved.publishedAt !== null && staying.has(id.split('.')[1] ?? '')),
  )
  return { message, isFixed }
}

/** Problems of a group are shown at its first field. */
function messageAt(problems: Readonly<Record<string, string>>, id: string) {
  return problems[id] ?? (id === 'posting.pay.min' ? problems['posting.pay'] : undefined)
}
