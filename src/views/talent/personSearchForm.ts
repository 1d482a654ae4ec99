import { personSearchIn, personSearchOf, type PersonSearch } from '../../../contract/talent/address.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { fillFields } from '../search/formSearch.ts'

/** Id of the form, for filters elsewhere on the page. */
export const PEOPLE_FORM = 'people'

/** URL of a search for people. */
export const peopleAt = (search: PersonSearch): string => talentPaths.talent + personSearchOf(search)

/** Serializes the form to a query string. */
export function searchOfPeopleForm(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return personSearchOf(personSearchIn(new URLSearchParams(pairs).toString()))
}

/** Fills the form from a query string, and clears the fields that add values. */
export const fillPeopleForm = (form: HTMLFormElement, search: string): void =>
  fillFields(form, { ...personSearchIn(search), skill: '', language: '' })
