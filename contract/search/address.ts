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

/** Valid values of a search parameter; the default if there are none. */
function given<Of extends Name>(name: Of, texts: readonly string[]): Given[Of]
function given(name: Name, texts: readonly string[]) {
  const schema: v.GenericSchema = criteriaEntries[name]
  const byDefault = v.parse(schema, undefined)
  // Fast path: most searches set few parameters, and matching a new job parses thousands of saved searches.
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

/**
 * Criteria in the query of a URL (marketplace: the address is the whole search). Invalid ones are left out.
 */
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

/** A region implies its country. A region of another country than the selected one is dropped. */
function areasIn({ country, region }: Pick<Criteria, 'country' | 'region'>) {
  if (region === undefined || !liesInCountry({ country, region })) return { country, region: undefined }
  return { country: countryOfRegion(region), region }
}

/** Criteria with a valid order: one that does not apply is replaced by the default. */
function withOrder(criteria: Omit<Criteria, 'sort'>, sort: Criteria['sort'] | undefined): Criteria {
  const byDefault = defaultOrder(criteria)
  const asked = { ...criteria, sort: sort ?? byDefault }
  return wrongOrder(asked) === undefined ? asked : { ...asked, sort: byDefault }
}

/** Criteria that are entered as free text. */
export const typedNames = ['q', 'place', 'pay'] as const

/** Criterion that is left out of the search because of its text, with the reason. */
export interface LeftOut {
  readonly name: (typeof typedNames)[number]
  readonly typed: string
  readonly message: string
}

/** Criteria in the query of a URL that are left out of its search. */
export function leftOutIn(search: string): LeftOut[] {
  const said = new URLSearchParams(search)
  return typedNames.flatMap((name) => {
    const typed = said.get(name)?.trim() ?? ''
    const { issues } = v.safeParse(criteriaEntries[name], typed)
    return typed === '' || !issues ? [] : [{ name, typed, message: issues[0].message }]
  })
}

/** Search without one criterion. */
export const without = (criteria: Criteria, name: Name): Criteria => {
  const byDefault = criteriaIn('')
  const left = {
    ...criteria,
    [name]: byDefault[name],
    ...(name === 'country' && { region: undefined }),
  }
  return withOrder(left, name === 'sort' ? undefined : left.sort)
}

/** Query string of a search, with a leading question mark; empty if all criteria have their defaults. */
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

/** Cursor in the query of a URL, after which its results begin; null for the first page. */
export const cursorIn = (search: string): string | null => new URLSearchParams(search).get('after') || null

/** Adds a cursor to the query of a search. */
export const withCursor = (search: string, after: string | null) =>
  after === null ? search : `${search}${search === '' ? '?' : '&'}${new URLSearchParams({ after })}`

/** Canonical query of a results page: criteria and cursor, without the open job. */
export const resultsIn = (search: string): string =>
  withCursor(searchOf(criteriaIn(search)), cursorIn(search))

/** Slug of the job that is open beside the list, from the query of a URL; null without one. */
export function openJobIn(search: string): string | null {
  const slug = new URLSearchParams(search).get('job')
  return slug !== null && /^[a-z0-9-]{1,200}$/.test(slug) ? slug : null
}

/** Adds the open job to the query of a search, unless it is null. */
export const withOpenJob = (search: string, slug: string | null) =>
  slug === null ? search : `${search}${search === '' ? '?' : '&'}job=${slug}`
