import { focusOn } from '../forms/focusOn.ts'
import { expandSection } from './CollapsibleSection.tsx'

/**
 * Focuses the control for a path of a resume. Entries of a list, such as `work.0.highlights.2`, share one
 * control, and parts of a place, such as `basics.location.address`, may have none of their own.
 */
export function focusOnField(path: string): void {
  // Opens collapsed sections from the outside in, because inner ones may not be rendered yet.
  const steps = path.split('.')
  for (const end of steps.keys()) {
    const part = CSS.escape(steps.slice(0, end + 1).join('.'))
    const fold = document.querySelector<HTMLDetailsElement>(`details[data-holds="${part}"]`)
    if (fold) expandSection(fold)
  }
  for (let id = path; id !== ''; id = id.slice(0, Math.max(id.lastIndexOf('.'), 0)))
    if (document.getElementById(id) ?? document.querySelector(`[id^="${CSS.escape(`${id}.`)}"]`)) {
      focusOn(id)
      return
    }
}
