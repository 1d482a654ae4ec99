import { cursorTo, keyIn, notFromHere, type Order } from '../store/list.ts'
import type { Position } from '../search/tieredPage.ts'
import type { Tier } from '../search/wordMatching.ts'
import type { CompanyPersonIds } from './personIds.ts'

const order: Order = [
  { column: 'tier', kind: 'text' },
  { column: 'place', kind: 'text' },
]

/** Index number in the format of a 128-bit id, half of it zero. */
const nameOf = (number: number) => number.toString(16).padStart(32, '0')
const NAME = /^0{8}-?0{4}-?0{4}-?[\da-f]{4}-?[\da-f]{12}$/

/**
 * Cursor after a person in a search. The number is encrypted like the ids of people, so that two companies
 * cannot tell from it whether they see the same anonymous person.
 */
export const cursorAt = (ids: CompanyPersonIds, { number, tier }: Position): string =>
  cursorTo([tier, ids.idFor(nameOf(number))])

/**
 * Decrypts the position in a cursor.
 *
 * @throws Refused (400) at the field `after` for a cursor of another search or company
 */
export function positionAt(ids: CompanyPersonIds, after: string, tiers: readonly Tier[]): Position {
  const [tier, place] = keyIn(after, order)
  const known = tiers.find(({ name }) => name === tier)
  const name = ids.personOf(String(place))
  if (!known || !NAME.test(name)) throw notFromHere()
  return { tier: known.name, number: Number.parseInt(name.replaceAll('-', ''), 16) }
}
