import type { Failure } from '../../../machines/shared/failure.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Controls with errors in a failure, in form order. The radio buttons of a group count as one. */
export function wrongControls(form: HTMLFormElement | null, { fields = {} }: Failure): readonly Control[] {
  const wrong = [...(form?.elements ?? [])].filter(
    (control): control is Control => isControl(control) && Object.hasOwn(fields, control.name),
  )
  return wrong.filter(({ name }, index) => wrong.findIndex((control) => control.name === name) === index)
}

/**
 * Moves the focus to the first error or the error summary, unless the person has moved on to another control.
 */
export function showProblem(form: HTMLFormElement, failure: Failure): void {
  const [first, ...others] = wrongControls(form, failure)
  if (failure.code === 'invalid' && first && others.length === 0) return showControl(first)
  const problem = form.querySelector<HTMLElement>('[data-problem]')
  if (failure.code === 'invalid' || focusIsIdle(form)) problem?.focus({ preventScroll: true })
  problem?.scrollIntoView({ block: 'nearest' })
}

/** Focuses a control and scrolls its label into view. */
export function showControl(control: Control): void {
  control.labels?.[0]?.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}

function focusIsIdle(form: HTMLFormElement): boolean {
  const focused = document.activeElement
  const isAtRest = !focused || focused === document.body || focused.id === 'title'
  return isAtRest || (form.contains(focused) && focused.matches('[type=submit]'))
}
