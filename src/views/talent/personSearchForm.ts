import { personSearchIn, personSearchOf, type PersonSearch } from '../../../contract/talent/address.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import { fillFields } from '../search/formSearch.ts'

/** Id of the form: its filters are elsewhere on the page. */
export const PEOPLE_FORM = 'people'

/** Address of a search for people. */
export const peopleAt = (search: PersonSearch): string => talentPaths.talent + personSearchOf(search)

/** The search that a form asks for, as the query of an address. */
export function searchOfPeopleForm(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return personSearchOf(personSearchIn(new URLSearchParams(pairs).toString()))
}

/** Fills a form with the search of an address. Fields that add a text are emptied. */
export const fillPeopleForm = (form: HTMLFormElement, search: string): void =>
  fillFields(form, { ...personSearchIn(search), skill: '', language: '' })
