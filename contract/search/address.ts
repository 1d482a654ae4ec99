import * as v from 'valibot'
import {
  countryOfRegion,
  criteriaEntries,
  defaultOrder,
  liesInCountry,
  wrongOrder,
  type Criteria,
} from './criteria.ts'

const names = [
  'q',
  'place',
  'radius',
  'country',
  'region',
  'workplace',
  'type',
  'level',
  'pay',
  'range',
  'posted',
  'replies',
  'within',
  'visa',
  'hours',
  'sort',
] as const

type Name = (typeof names)[number]

type Given = Omit<Criteria, 'sort'> & { readonly sort: Criteria['sort'] | undefined }

/** Valid part of a criterion in an address. */
function given<Of extends Name>(name: Of, texts: readonly string[]): Given[Of]
function given(name: Name, texts: readonly string[]) {
  const schema: v.GenericSchema = criteriaEntries[name]
  const byDefault = v.parse(schema, undefined)
  // Most addresses say little, and thousands of saved searches are read for one new job.
  if (texts.length === 0) return byDefault
  if (Array.isArray(byDefault)) {
    return v.parse(
      schema,
      texts.filter((text) => v.is(schema, [text])),
    )
  }
  const said = v.safeParse(schema, texts[0]?.trim())
  return said.success ? said.output : byDefault
}

/** The criteria that an address says (marketplace: the address is the whole search). What is wrong in it is left out. */
export function criteriaIn(search: string): Criteria {
  const said = new URLSearchParams(search)
  const of = <Of extends Name>(name: Of) => given(name, said.getAll(name))
  const criteria = {
    q: of('q'),
    place: of('place'),
    radius: of('radius'),
    workplace: of('workplace'),
    type: of('type'),
    level: of('level'),
    pay: of('pay'),
    range: of('range'),
    posted: of('posted'),
    replies: of('replies'),
    within: of('within'),
    visa: of('visa'),
    hours: of('hours'),
    ...areasIn({ country: of('country'), region: said.get('country') === '' ? undefined : of('region') }),
  }
  return withOrder(criteria, of('sort'))
}

/** A region implies its country, unless a form says that any will do; one of another country is left out. */
function areasIn({ country, region }: Pick<Criteria, 'country' | 'region'>) {
  if (region === undefined || !liesInCountry({ country, region })) return { country, region: undefined }
  return { country: countryOfRegion(region), region }
}

/** The criteria in an order that they can have. */
function withOrder(criteria: Omit<Criteria, 'sort'>, sort: Criteria['sort'] | undefined): Criteria {
  const byDefault = defaultOrder(criteria)
  const asked = { ...criteria, sort: sort ?? byDefault }
  return wrongOrder(asked) === undefined ? asked : { ...asked, sort: byDefault }
}

/** Criteria that are typed as free text. */
export const typedNames = ['q', 'place', 'pay'] as const

/** A criterion that is left out of the search because of its text, with the reason. */
export interface LeftOut {
  readonly name: (typeof typedNames)[number]
  readonly typed: string
  readonly message: string
}

/** Criteria of an address that are left out of its search. */
export function leftOutIn(search: string): LeftOut[] {
  const said = new URLSearchParams(search)
  return typedNames.flatMap((name) => {
    const typed = said.get(name)?.trim() ?? ''
    const { issues } = v.safeParse(criteriaEntries[name], typed)
    return typed === '' || !issues ? [] : [{ name, typed, message: issues[0].message }]
  })
}

/** The same search without one criterion. */
export const without = (criteria: Criteria, name: Name): Criteria => {
  const byDefault = criteriaIn('')
  const left = {
    ...criteria,
    [name]: byDefault[name],
    ...(name === 'country' && { region: undefined }),
  }
  return withOrder(left, name === 'sort' ? undefined : left.sort)
}

/** The criteria as the query of an address, with a question mark before it; empty where all are as by default. */
export function searchOf(criteria: Partial<Criteria>): string {
  const byDefault = { ...criteriaIn(''), sort: defaultOrder({ q: criteria.q ?? '' }) }
  const whole = { ...byDefault, ...criteria }
  const pairs = names.flatMap((name) => {
    const value = whole[name]
    if (value === undefined || String(value) === String(byDefault[name])) return []
    return [value].flat().map((each) => [name, String(each)])
  })
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}

/** The cursor of an address, behind which its results begin; null where they begin with the first. */
export const cursorIn = (search: string): string | null => new URLSearchParams(search).get('after') || null

/** The query of a search whose results begin behind a cursor. */
export const withCursor = (search: string, after: string | null) =>
  after === null ? search : `${search}${search === '' ? '?' : '&'}${new URLSearchParams({ after })}`

/** The results of an address in one spelling: criteria and cursor, but no open job. */
export const resultsIn = (search: string): string =>
  withCursor(searchOf(criteriaIn(search)), cursorIn(search))

/** The job that stands open beside the list, by its slug, as an address says it; null where none does. */
export function openJobIn(search: string): string | null {
  const slug = new URLSearchParams(search).get('job')
  return slug !== null && /^[a-z0-9-]{1,200}$/.test(slug) ? slug : null
}

/** The query of a search with a job open beside the list, or without one. */
export const withOpenJob = (search: string, slug: string | null) =>
  slug === null ? search : `${search}${search === '' ? '?' : '&'}job=${slug}`
