import { safeParse } from 'valibot'
import { createContext, use, useState } from 'react'
import { forms, type FieldRule, type FormName } from '../../../contract/forms.ts'
import type { Failure } from '../../../machines/shared/failure.ts'

interface FormState {
  /** Name of the form in the contract; undefined for forms without rules there. */
  readonly rules: FormName | undefined
  readonly failure: Failure | undefined
  /** Called by a field when its value has become valid. */
  readonly mended: (name: string) => void
}

/** True while the form is being submitted. A separate context, so that fields do not re-render for it. */
export const BusyContext = createContext(false)

export const FormContext = createContext<FormState>({
  rules: undefined,
  failure: undefined,
  mended: () => undefined,
})

/**
 * Error message of a field since the last submit. Checking on input removes the message once the value is
 * valid, and never adds one before the next submit.
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

/** Validation rule of a field, if it has one. */
function ruleOf(form: FormName, field: string): FieldRule | undefined {
  const rules: Readonly<Record<string, FieldRule>> = forms[form]
  return rules[field]
}
