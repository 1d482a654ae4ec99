import { safeParse } from 'valibot'
import { createContext, use, useState } from 'react'
import type { FieldRule } from '../../contract/forms.ts'
import type { Failure } from '../../machines/effect.ts'

interface FormState {
  readonly failure: Failure | undefined
  readonly busy: boolean
  /** A field tells that what was typed in it is right now. */
  readonly mended: () => void
}

export const FormContext = createContext<FormState>({
  failure: undefined,
  busy: false,
  mended: () => undefined,
})

/**
 * What is wrong with a field since the last submit, and the re-check for each input: the message goes at the moment
 * the text is right, and does not come back before the next submit.
 */
export function useFieldMessage(name: string, rule: FieldRule | undefined) {
  const { failure, mended } = use(FormContext)
  const [mendedSince, setMendedSince] = useState<Failure>()
  const message = failure === mendedSince ? undefined : failure?.fields?.[name]

  const recheck = (text: string) => {
    if (message === undefined || (rule && !safeParse(rule, text).success)) return
    setMendedSince(failure)
    mended()
  }

  return { message, recheck }
}
