/**
 * Leads to a control of an editor, whose section may have been folded.
 *
 * @param id of the control, or of the field that it is the first of, such as `posting.pay`
 */
export function focusOn(id: string): void {
  const first = `:is(input, select, textarea, button)[id^="${CSS.escape(id)}"]`
  const control = document.getElementById(id) ?? document.querySelector<HTMLElement>(first)
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.setAttribute('open', '')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
