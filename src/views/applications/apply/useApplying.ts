import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { TypedChange } from '../../../../machines/applications/applyingContext.ts'
import type { ApplyingFlow } from '../../../../machines/applications/applying.ts'

interface Applying {
  readonly flow: ApplyingFlow
  /** Who hires. */
  readonly company: string
}

/** The flow of an application, for all its fields. */
export const ApplyingContext = createContext<Applying | undefined>(undefined)

export function useApplying(): Applying {
  const applying = use(ApplyingContext)
  if (!applying) throw new Error('Nothing around this field knows which application is written.')
  return applying
}

/** What was typed, and how to change it. */
export function useTyped() {
  const { flow } = useApplying()
  const typed = useSelector(flow, ({ context }) => context.typed)
  const isFixed = useSelector(flow, (state) => state.hasTag('busy'))
  const change = (changed: TypedChange) => flow.send({ type: 'change', change: changed })
  return { typed, change, isFixed }
}

/** What is wrong with a part of the application, such as `answers.a`. */
export const useProblem = (path: string) =>
  useSelector(useApplying().flow, ({ context }) => context.problems[path])
