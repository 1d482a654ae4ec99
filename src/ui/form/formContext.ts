import { safeParse } from 'valibot'
import { createContext, use, useState } from 'react'
import { forms, type FieldRule, type FormName } from '../../../contract/forms.ts'
import type { Failure } from '../../../machines/shared/failure.ts'

interface FormState {
  /** Form of the contract, if it is one. */
  readonly rules: FormName | undefined
  readonly failure: Failure | undefined
  /** A field tells that what was typed in it is right now. */
  readonly mended: (name: string) => void
}

/** True if the form is on its way: apart, so that the fields do not render for it. */
export const BusyContext = createContext(false)

export const FormContext = createContext<FormState>({
  rules: undefined,
  failure: undefined,
  mended: () => undefined,
})

/**
 * Message of a field since the last submit. The check on input removes it once the value is valid, and never
 * adds one before the next submit.
 */
export function useFieldMessage(name: string) {
  const { rules, failure, mended } = use(FormContext)
  const [mendedSince, setMendedSince] = useState<Failure>()
  const message = failure === mendedSince ? undefined : failure?.fields?.[name]

  const recheck = (text: string) => {
    if (message === undefined) return
    const rule = rules && ruleOf(rules, name)
    if (rule && !safeParse(rule, text).success) return
    setMendedSince(failure)
    mended(name)
  }

  return { message, recheck }
}

/** The rule of a form's field, if it has one. */
function ruleOf(form: FormName, field: string): FieldRule | undefined {
  const rules: Readonly<Record<string, FieldRule>> = forms[form]
  return rules[field]
}
