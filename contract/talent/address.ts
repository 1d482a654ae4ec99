import * as v from 'valibot'
import { personCriteria, type PersonCriteria } from './search.ts'

/** Criteria of the talent search, as the query of a URL contains them. */
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

/** Valid values of a search parameter; the default if there are none. */
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

/** Criteria in the query of a URL. Invalid ones are left out. */
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

/** Query string of a search, with a leading question mark; empty if all criteria have their defaults. */
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

/** Id of the person shown beside the list, from the query of a URL; null without one. */
export function openPersonIn(address: string): string | null {
  const id = new URLSearchParams(address).get('person')
  return id !== null && /^[\w-]{1,100}$/.test(id) ? id : null
}

/** Adds the shown person to the query of a search, unless it is null. */
export const withOpenPerson = (search: string, id: string | null) =>
  id === null ? search : `${search}${search === '' ? '?' : '&'}person=${id}`
