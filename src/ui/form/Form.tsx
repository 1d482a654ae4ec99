import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { FormName } from '../../../contract/forms.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { BusyContext, FormContext } from './formContext.ts'
import { FormProblem } from './FormProblem.tsx'
import { showProblem, wrongControls } from './formProblems.ts'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  id: string
  rules?: FormName
  failure: Failure | undefined
  busy: boolean
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** Form with validation messages. Its values stay in the fields and are read on submit. */
export function Form({ id, rules, failure, busy, onSubmit, children }: Props) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [mendedSince, setMendedSince] = useState<Failure>()

  useEffect(() => {
    if (form) beginListening(form)
  }, [form])

  useEffect(() => {
    if (!form || !failure) return undefined
    showProblem(form, failure)
    markTitle()
    return unmarkTitle
  }, [form, failure])

  const state = useMemo(() => {
    const names = new Set<string>()
    const mended = (name: string) => {
      names.add(name)
      if (failure?.code !== 'invalid' || wrongControls(form, failure).some((each) => !names.has(each.name)))
        return
      unmarkTitle()
      setMendedSince(failure)
    }
    return { rules, failure, mended }
  }, [form, rules, failure])

  return (
    <form
      ref={setForm}
      id={id}
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {failure && failure !== mendedSince && (
        <FormProblem failure={failure} wrong={wrongControls(form, failure)} />
      )}
      <FormContext value={state}>
        <BusyContext value={busy}>{children}</BusyContext>
      </FormContext>
    </form>
  )
}

/**
 * Marks the form as ready, and submits it if the person did so before hydration, when the script in the page
 * held the event back.
 */
function beginListening(form: HTMLFormElement) {
  form.dataset['ready'] = ''
  const { dataset } = document.documentElement
  if (dataset['sent'] !== form.id) return
  delete dataset['sent']
  form.requestSubmit()
}

const mark = `${controlWords.error} `

function markTitle() {
  if (!document.title.startsWith(mark)) document.title = mark + document.title
}

function unmarkTitle() {
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
}
