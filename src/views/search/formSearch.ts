import { criteriaIn, leftOutIn, searchOf, type LeftOut } from '../../../contract/search/address.ts'

/** Id of the search form, for the `form` attribute of filters outside of it. */
export const FORM = 'search'

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  ).toString()

/** Serializes a search form to a URL query. */
export const searchOfForm = (form: HTMLFormElement): string => searchOf(criteriaIn(queryOf(form)))

/** Invalid criteria of a form, which its search omits, with the reasons. */
export const leftOutOfForm = (form: HTMLFormElement): readonly LeftOut[] => leftOutIn(queryOf(form))

/** Fills a form from the query of a URL. */
export const fillForm = (form: HTMLFormElement, search: string): void => fillFields(form, criteriaIn(search))

/** Fills a form with criteria, by field name. */
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
