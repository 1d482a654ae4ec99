import type { FieldRule, FormName } from '../../../contract/forms.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'

/** The rules come with the calls that check them: no field is checked before something was sent. */
export const loadForms = onFirstTouch(() => import('../../../contract/forms.ts'))

/** The rule of a form's field; none, where it has none or the rules could not be loaded. */
export async function ruleOf(form: FormName, field: string): Promise<FieldRule | undefined> {
  const rules = await loadForms().then(
    ({ forms }): Readonly<Record<string, FieldRule>> => forms[form],
    () => undefined,
  )
  return rules?.[field]
}
