import { profileAt } from '../reading/contact.ts'
import type { Normalizer } from './createNormalizer.ts'
import { locationShape, nameKey, profileShape, type Shape } from './shapes.ts'
import { isRecord, textOfValue, textsIn, wordsOfText, type Fields } from './values.ts'

const isSome = <Item>(item: Item | undefined): item is Item => item !== undefined

/** Converts the items of a section: a list, texts, an object by name, or a single item. */
export function sectionItems(normalizer: Normalizer, shape: Shape, value: unknown, path: string) {
  const said = normalizer.inOneLanguage(value, path)
  return itemsOf(shape, said)
    .map((item, index) => normalizer.item(shape, item, `${path}.${index}`))
    .filter(isSome)
}

function itemsOf(shape: Shape, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const isOfWords = shape.fields.has('keywords') && !shape.fields.has('startDate')
  if (!isRecord(value)) {
    const text = textOfValue(value)
    return isOfWords || shape.main === 'language' ? wordsOfText(text) : [text]
  }
  const isItem = Object.keys(value).some(
    (key) => shape.fields.has(key) || !['keywords', undefined].includes(shape.aliases.get(nameKey(key))),
  )
  if (isItem) return [value]
  // Items as properties of an object: { "Tools": ["saw", "plane"] } or { "German": "native" }.
  const [, second = ''] = [...shape.fields.keys()].filter((name) => name !== 'level')
  return Object.entries(value).map(([name, held]) =>
    isRecord(held) ? { [shape.main]: name, ...held } : { [shape.main]: name, [second]: held },
  )
}

/** Postal address of a person, from an object or a single text. */
export function locationOf(normalizer: Normalizer, value: unknown, path: string): Fields | undefined {
  const several: readonly unknown[] = Array.isArray(value) ? value : [value]
  const [first, ...others] = several
  normalizer.leave(others, path)
  const said = normalizer.inOneLanguage(first, path)
  if (isRecord(said)) return normalizer.object(locationShape, said, path)
  const text = textOfValue(said).trim()
  if (text === '') return undefined
  const [city = '', ...region] = text.split(',').map((part) => part.trim())
  return /\d/.test(text) || region.length > 2
    ? { address: text }
    : { city, ...(region.length > 0 && { region: region.join(', ') }) }
}

const isAddress = (text: string) => /^https?:|^www\.|^[^\s@]+\.[a-z]{2,}(?:\/|$)/i.test(text)

const profileOf = (network: string, text: string): Fields =>
  isAddress(text) ? { ...profileAt(text), network, url: text } : { network, username: text }

/** Profiles on other sites: a list of objects or URLs, or an object by network. */
export function profilesOf(normalizer: Normalizer, value: unknown, path: string): readonly Fields[] {
  if (isRecord(value) && !Object.keys(value).some((key) => profileShape.aliases.has(nameKey(key)))) {
    return Object.entries(value).flatMap(([network, held]) =>
      isRecord(held)
        ? [normalizer.object(profileShape, { network, ...held }, `${path}.${network}`)]
        : textsIn(held).map((text) => profileOf(network, text)),
    )
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items
    .map((item, index) =>
      typeof item === 'string' && item !== ''
        ? (profileAt(item) ?? { url: item })
        : normalizer.item(profileShape, item, `${path}.${index}`),
    )
    .filter(isSome)
}
