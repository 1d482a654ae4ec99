import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { AnyDraftFlow } from '../../../../machines/draft/createDraftMachine.ts'
import { required } from '../../../../machines/shared/required.ts'

/** Context for the form fields of a draft. */
export interface DraftFields {
  readonly flow: AnyDraftFlow
  /** Returns true for the path of a field that can never change again. */
  isFinal?(this: void, path: string): boolean
  /** Path of a group whose problems are shown at the field with this path. */
  groupOf?(this: void, path: string): string | undefined
}

export const DraftFieldsContext = createContext<DraftFields | undefined>(undefined)

/** Error message of a field, and whether it is read-only. */
export function useControl(path: string) {
  const { flow, groupOf, isFinal } = required(use(DraftFieldsContext))
  const group = groupOf?.(path)
  const message = useSelector(
    flow,
    ({ context: { problems } }) => problems[path] ?? (group === undefined ? undefined : problems[group]),
  )
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed')) || (isFinal?.(path) ?? false)
  return { message, isFixed }
}
