/**
 * Focuses a control of an editor, after opening the collapsed sections around it.
 *
 * @param id id of the control, or the prefix of its group, such as `posting.pay`
 */
export function focusOn(id: string): void {
  const first = `:is(input, select, textarea, button)[id^="${CSS.escape(id)}"]`
  const control = document.getElementById(id) ?? document.querySelector<HTMLElement>(first)
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.setAttribute('open', '')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
