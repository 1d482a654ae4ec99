import type { Normalizer } from './createNormalizer.ts'
import { locationOf, profilesOf } from './sectionItems.ts'
import { basicsShape, nameKey } from './shapes.ts'
import { isRecord, textOfValue, textsIn, type Fields } from './values.ts'

/** The person: with what was read of them before, where a file names them twice. */
export function personOf(
  normalizer: Normalizer,
  before: unknown,
  value: unknown,
  path: string,
): Fields | undefined {
  const known = isRecord(before) ? before : undefined
  const said = normalizer.inOneLanguage(value, path)
  if (!isRecord(said)) {
    const summary = textOfValue(said, '\n')
    if (summary === '') return known
    if (known?.['summary'] === undefined) return { ...known, summary }
    normalizer.leave(summary, path)
    return known
  }
  const { location, profiles, rest } = partsOf(said)
  const fields = normalizer.object(basicsShape, rest, path)
  const place =
    location.length === 0
      ? undefined
      : locationOf(normalizer, location[0]?.[1], `${path}.${location[0]?.[0]}`)
  for (const [key, more] of location.slice(1)) normalizer.leave(more, `${path}.${key}`)
  const accounts = profiles.flatMap(([key, held]) => profilesOf(normalizer, held, `${path}.${key}`))
  return {
    ...known,
    ...fields,
    ...nameIn(fields, said),
    ...(place && { location: place }),
    ...((accounts.length > 0 || profiles.some(([, held]) => Array.isArray(held))) && { profiles: accounts }),
  }
}

/** The fields of a person that hold objects, under whichever name, apart from the others. */
function partsOf(said: Fields) {
  const as = (name: string) =>
    Object.entries(said).filter(([key]) => basicsShape.aliases.get(nameKey(key)) === name)
  const [location, profiles] = [as('location'), as('profiles')]
  const taken = new Set([...location, ...profiles].map(([key]) => key))
  return {
    location: location.toSorted(([one]) => (one === 'location' ? -1 : 1)),
    profiles,
    rest: Object.fromEntries(Object.entries(said).filter(([key]) => !taken.has(key))),
  }
}

/** A name in two fields, as one; those stay where they are. */
function nameIn(fields: Fields, said: Fields): Fields {
  if (textsIn(fields['name']).length > 0) return {}
  const part = (...names: readonly string[]) =>
    Object.entries(said).find(([key]) => names.includes(nameKey(key)))?.[1]
  const name = [part('firstname', 'givenname'), part('lastname', 'familyname', 'surname')]
    .map((each) => textOfValue(each))
    .filter((each) => each !== '')
    .join(' ')
  return name === '' ? {} : { name }
}
