import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { AnyDraftFlow } from '../../../../machines/draft/createDraftMachine.ts'
import { required } from '../../../../machines/shared/required.ts'

/** Fields of a draft that is written as a form. */
export interface DraftFields {
  readonly flow: AnyDraftFlow
  /** True for a field that can never change again, by its path. */
  isFinal?(this: void, path: string): boolean
  /** Path of a group whose problems show at the field of this path. */
  groupOf?(this: void, path: string): string | undefined
}

export const DraftFieldsContext = createContext<DraftFields | undefined>(undefined)

/** Problem of a field, and whether it cannot be changed. */
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
