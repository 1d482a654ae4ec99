import { criteriaIn, leftOutIn, searchOf, type LeftOut } from '../../../contract/search/address.ts'

/** Id of the form of a search: its filters are elsewhere on the page. */
export const FORM = 'search'

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  ).toString()

/** The search that a form asks for, as the query of an address. */
export const searchOfForm = (form: HTMLFormElement): string => searchOf(criteriaIn(queryOf(form)))

/** Criteria of a form that are left out of its search, with the reasons. */
export const leftOutOfForm = (form: HTMLFormElement): readonly LeftOut[] => leftOutIn(queryOf(form))

/** Fills the fields of a form with the search of an address. */
export const fillForm = (form: HTMLFormElement, search: string): void => fillFields(form, criteriaIn(search))

/** Fills the fields of a form with criteria, by their names. */
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
