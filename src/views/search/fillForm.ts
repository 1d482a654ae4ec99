import { criteriaIn, leftOutIn, searchOf, type LeftOut } from '../../../contract/search/address.ts'

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  ).toString()

/** What a form asks for, as the query of an address. */
export const searchIn = (form: HTMLFormElement): string => searchOf(criteriaIn(queryOf(form)))

/** Criteria of a form that are left out of the search. */
export const wrongIn = (form: HTMLFormElement): readonly LeftOut[] => leftOutIn(queryOf(form))

/** Puts into the fields of a form what an address asks for. */
export function fillForm(form: HTMLFormElement, search: string): void {
  const criteria = criteriaIn(search)
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
