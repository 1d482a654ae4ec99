import { focusOn } from '../forms/focusOn.ts'

/**
 * Leads to the control of something of a resume: the texts of a list, such as `work.0.highlights.2`, are written in one,
 * and the parts of a place, such as `basics.location.address`, may have none of their own.
 */
export function focusOnField(path: string): void {
  for (let id = path; id !== ''; id = id.slice(0, Math.max(id.lastIndexOf('.'), 0)))
    if (document.getElementById(id) ?? document.querySelector(`[id^="${CSS.escape(`${id}.`)}"]`)) {
      focusOn(id)
      return
    }
}
