import type { Normalizer } from './createNormalizer.ts'
import { locationOf, profilesOf } from './sectionItems.ts'
import { basicsShape, locationShape, nameKey } from './shapes.ts'
import { isRecord, textOfValue, textsIn, type Fields } from './values.ts'

/** Converts the person, merged with data read before if a file has it twice. */
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
  const { accounts, locations, networks, place, rest } = partsOf(said)
  const fields = normalizer.object(basicsShape, rest, path)
  const [[key, first] = ['location', place], ...others] = locations
  const location = locationOf(normalizer, isRecord(first) ? { ...place, ...first } : first, `${path}.${key}`)
  for (const [other, held] of others) normalizer.leave(held, `${path}.${other}`)
  if (locations.length > 0 && !isRecord(first)) normalizer.leave(place, path)
  const profiles = [
    ...accounts.flatMap(([name, held]) => profilesOf(normalizer, held, `${path}.${name}`)),
    ...(Object.keys(networks).length > 0 ? profilesOf(normalizer, networks, path) : []),
  ]
  const hasList = accounts.some(([, held]) => Array.isArray(held))
  return {
    ...known,
    ...fields,
    ...nameIn(fields, said),
    ...(location && Object.keys(location).length > 0 && { location }),
    ...((profiles.length > 0 || hasList) && { profiles }),
  }
}

/** Networks that a file may have as fields of the person. */
const NETWORKS = new Set(
  'linkedin github gitlab xing twitter x stackoverflow facebook instagram youtube medium mastodon bluesky behance dribbble kaggle leetcode orcid skype telegram'.split(
    ' ',
  ),
)

/** Separates the fields of a person that are objects, or parts of one, from the others. */
function partsOf(said: Fields) {
  const entries = Object.entries(said)
  const target = (key: string) =>
    Object.hasOwn(said, key) ? basicsShape.aliases.get(nameKey(key)) : undefined
  const locations = entries.filter(([key]) => target(key) === 'location')
  const accounts = entries.filter(([key]) => target(key) === 'profiles')
  const networks = entries.filter(([key]) => NETWORKS.has(nameKey(key)))
  const place = entries.filter(
    ([key]) => target(key) === undefined && locationShape.aliases.has(nameKey(key)),
  )
  const taken = new Set([...locations, ...accounts, ...networks, ...place].map(([key]) => key))
  return {
    locations: locations.toSorted(
      ([one], [other]) => Number(other === 'location') - Number(one === 'location'),
    ),
    accounts,
    networks: Object.fromEntries(networks),
    place: Object.fromEntries(place),
    rest: Object.fromEntries(entries.filter(([key]) => !taken.has(key))),
  }
}

/** Joins first and last name to one name. The separate fields are kept, too. */
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
