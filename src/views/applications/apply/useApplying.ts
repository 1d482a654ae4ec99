import { useSelector } from '@xstate/react'
import { createContext, use, type ComponentType } from 'react'
import type { TypedApplication } from '../../../../contract/applications/typed.ts'
import type { LetterValues } from '../../../../contract/letters/letter.ts'
import type { ApplicationDraftFlow } from '../../../../machines/applications/applicationDraft.ts'
import type { ApplyPageFlow } from '../../../../machines/applications/applyPage.ts'
import type { GuestApplicationFlow } from '../../../../machines/applications/guestApplication.ts'
import type { KeepLetterFlow } from '../../../../machines/applications/keepLetterCommands.ts'
import type { UploadFlow } from '../../../../machines/files/upload.ts'

export interface Applying {
  readonly page: ApplyPageFlow
  /** Application of a member or of a guest. */
  readonly application: ApplicationDraftFlow | GuestApplicationFlow
  /** Application of a member; undefined for guests. */
  readonly draft: ApplicationDraftFlow | undefined
  readonly upload: UploadFlow
  /** Saves the letter to the candidate's letters; undefined for guests, who have none. */
  readonly keepLetter: KeepLetterFlow | undefined
  /** Name of the company. */
  readonly company: string
  /** Days within which the employer promises a reply. */
  readonly answerDays: number
  /** Retention of the application after its end, in months. */
  readonly retentionMonths: number
  /** True if the company sees no names at first. */
  readonly hidesNames: boolean
  /** Values of the merge fields in a letter. */
  readonly values: LetterValues
  /** Preview of a saved letter. */
  readonly ChosenLetter: ComponentType<{ readonly id: string; readonly values: LetterValues }>
  /** Preview of the text written here. */
  readonly WrittenLetter: ComponentType<{ readonly body: string; readonly values: LetterValues }>
  /** Warning about characters of a resume that cannot be printed. */
  readonly PrintNote: ComponentType<{ readonly id: string }>
}

/** Actors and data of an application, for all its fields. */
export const ApplyingContext = createContext<Applying | undefined>(undefined)

export function useApplying(): Applying {
  const applying = use(ApplyingContext)
  if (!applying) throw new Error('Nothing around this field provides the application.')
  return applying
}

/** Typed values, with functions that change them. */
export function useTyped() {
  const { application, draft } = useApplying()
  const typed = useSelector(application, ({ context }) => context.typed)
  const isFixed = useSelector(draft, (state) => state?.hasTag('fixed') ?? false)
  const change = (changed: Partial<TypedApplication>) => application.send({ type: 'change', change: changed })
  // Reads the latest state, because autofill may change several answers before the next render.
  const answer = (key: string, text: string) =>
    change({ answers: { ...application.getSnapshot().context.typed.answers, [key]: text } })
  return { typed, change, answer, isFixed }
}

/** Error message of a field by its path, such as `answers.a`. */
export const useProblem = (path: string) =>
  useSelector(useApplying().application, ({ context }) => context.problems[path])

export const useQuestions = () =>
  useSelector(useApplying().page, ({ context }) => context.questions) ?? noQuestions

const noQuestions = [] as const
