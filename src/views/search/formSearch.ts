import { criteriaIn, leftOutIn, searchOf, type LeftOut } from '../../../contract/search/address.ts'

/** Id of the search form, for the `form` attribute of filters outside it. */
export const FORM = 'search'

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  ).toString()

/** Serializes the search form to a query string. */
export const searchOfForm = (form: HTMLFormElement): string => searchOf(criteriaIn(queryOf(form)))

/** Invalid criteria of the form with the reasons. The search omits them. */
export const leftOutOfForm = (form: HTMLFormElement): readonly LeftOut[] => leftOutIn(queryOf(form))

/** Fills the form from a query string. */
export const fillForm = (form: HTMLFormElement, search: string): void => fillFields(form, criteriaIn(search))

/** Fills the form with criteria, by field name. */
export function fillFields(form: HTMLFormElement, criteria: object): void {
  const values = new Map(
    Object.entries(criteria).map(([name, value]) => [name, [value ?? ''].flat().map(String)]),
  )
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = values.get(field.name)?.[0] ?? ''
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    const chosen = values.get(field.name) ?? []
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = chosen.includes(field.value)
    else field.value = chosen[0] ?? ''
  }
}
