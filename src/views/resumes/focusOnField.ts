import { focusOn } from '../forms/focusOn.ts'
import { expandSection } from './CollapsibleSection.tsx'

/**
 * Leads to the control of something of a resume: the texts of a list, such as `work.0.highlights.2`, are written in one,
 * and the parts of a place, such as `basics.location.address`, may have none of their own.
 */
export function focusOnField(path: string): void {
  // Folded parts may not be rendered yet: opened from the outside in.
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
