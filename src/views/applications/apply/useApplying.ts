import { useSelector } from '@xstate/react'
import { createContext, use, type ComponentType } from 'react'
import type { LetterValues } from '../../../../contract/letters/letter.ts'
import type { KeepLetterFlow } from '../../../../machines/applications/keepLetterCommands.ts'
import type { TypedChange } from '../../../../machines/applications/applyingContext.ts'
import type { ApplyingFlow } from '../../../../machines/applications/applying.ts'

export interface Applying {
  readonly flow: ApplyingFlow
  /** Who hires. */
  readonly company: string
  /** Whether the company learns names only later. */
  readonly hidesNames: boolean
  /** What the fields in a letter say. */
  readonly values: LetterValues
  /** Shows a letter that was written before, as it will be read. */
  readonly ChosenLetter: ComponentType<{ readonly id: string; readonly values: LetterValues }>
  /** Likewise one that is written here. */
  readonly WrittenLetter: ComponentType<{ readonly body: string; readonly values: LetterValues }>
  /** Tells what of a resume cannot be printed. */
  readonly PrintNote: ComponentType<{ readonly id: string }>
  /** Keeps what is written here among the letters; nobody has some before they are signed in. */
  readonly keeping: KeepLetterFlow | undefined
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
