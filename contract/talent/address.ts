import * as v from 'valibot'
import { personCriteria, type PersonCriteria } from './search.ts'

/** Criteria of a search for people, as an address holds them. */
export type PersonSearch = Omit<PersonCriteria, 'after' | 'limit'>

const names = [
  'q',
  'place',
  'radius',
  'workplace',
  'type',
  'level',
  'skill',
  'language',
  'notice',
  'updated',
  'sort',
] as const satisfies readonly (keyof PersonSearch)[]

type Name = (typeof names)[number]

const severals = new Set<Name>(['workplace', 'type', 'level', 'skill', 'language'])
const numbers = new Set<Name>(['radius', 'notice', 'updated'])

/** Valid part of a criterion in an address; its default where there is none. */
function valid<Of extends Name>(name: Of, texts: readonly string[]): PersonSearch[Of]
function valid(name: Name, texts: readonly string[]) {
  const schema: v.GenericSchema = personCriteria[name]
  const said = texts.map((text) => text.trim()).filter((text) => text !== '')
  if (severals.has(name)) {
    const parts = [...new Set(said)].filter((text) => v.is(schema, [text]))
    const result = v.safeParse(schema, parts)
    return result.success ? result.output : []
  }
  const [first] = said
  const given = numbers.has(name) && first !== undefined ? Number(first) : first
  const result = v.safeParse(schema, given)
  return result.success ? result.output : v.parse(schema, undefined)
}

/** The criteria that an address says. What is wrong in it is left out. */
export function personSearchIn(address: string): PersonSearch {
  const said = new URLSearchParams(address)
  const of = <Of extends Name>(name: Of) => valid(name, said.getAll(name))
  return {
    q: of('q'),
    place: of('place'),
    radius: of('radius'),
    workplace: of('workplace'),
    type: of('type'),
    level: of('level'),
    skill: of('skill'),
    language: of('language'),
    notice: of('notice'),
    updated: of('updated'),
    sort: of('sort'),
  }
}

/** The criteria as the query of an address, with a question mark before it; empty where all are as by default. */
export function personSearchOf(criteria: Partial<PersonSearch>): string {
  const byDefault = personSearchIn('')
  const whole = { ...byDefault, ...criteria }
  const pairs = names.flatMap((name) => {
    const value = whole[name]
    if (value === undefined || String(value) === String(byDefault[name])) return []
    return [value].flat().map((each) => [name, String(each)])
  })
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}

/** The person who is shown beside the list, by the id that the search gives; null where the address names none. */
export function openPersonIn(address: string): string | null {
  const id = new URLSearchParams(address).get('person')
  return id !== null && /^[\w-]{1,100}$/.test(id) ? id : null
}

/** The query of a search with a person shown beside the list, or without one. */
export const withOpenPerson = (search: string, id: string | null) =>
  id === null ? search : `${search}${search === '' ? '?' : '&'}person=${id}`
