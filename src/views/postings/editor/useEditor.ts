import { useSelector } from '@xstate/react'
import { createContext, use, useMemo } from 'react'
import type { TypedPosting } from '../../../../contract/postings/typed.ts'
import type { PostingDraftFlow } from '../../../../machines/postings/postingDraft.ts'
import type { DraftFields } from '../../forms/draft/draftFields.ts'

/** Flow of the editor, for its fields. */
export const EditorFlowContext = createContext<PostingDraftFlow | undefined>(undefined)

/** Fields that are fixed after publication, because applicants have relied on them. */
const finalFields: ReadonlySet<string> = new Set(['title', 'workplace', 'places', 'employmentType'])

export function useEditorFlow(): PostingDraftFlow {
  const flow = use(EditorFlowContext)
  if (!flow) throw new Error('Nothing around this field knows which posting is written.')
  return flow
}

/** Typed values of some fields, with a setter. Re-renders only when these change. */
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

/** Adapts the editor to the shared fields of drafts. */
export function useEditorFields(flow: PostingDraftFlow): DraftFields {
  const isPublished = useSelector(flow, ({ context }) => context.saved.publishedAt !== null)
  return useMemo(
    () => ({
      flow,
      isFinal: (path) => isPublished && finalFields.has(path.split('.')[1] ?? ''),
      groupOf: (path) => (path === 'posting.pay.min' ? 'posting.pay' : undefined),
    }),
    [flow, isPublished],
  )
}
