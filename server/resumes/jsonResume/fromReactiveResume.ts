import type { Leftover } from '../../../contract/resumes/imported.ts'
import { headingIn } from '../reading/headings.ts'
import { plainTextOf } from './htmlText.ts'
import { reactiveItem, withoutNoise } from './reactiveItem.ts'
import { itemShapes, nameKey, ownShape, sectionAliases } from './shapes.ts'
import { isRecord, textOfValue, textsIn, type Fields } from './values.ts'

/** Section of Reactive Resume without an equivalent in JSON Resume. */
interface OwnSection {
  readonly title: string
  readonly isHidden: boolean
  readonly items: readonly Fields[]
}

interface FromReactive {
  /** JSON Resume whose fields still have the names of Reactive Resume. */
  readonly resume: Fields
  readonly own: readonly OwnSection[]
  /** Sections with a changed title or visibility. */
  readonly sections: readonly { key: string; title: string | null; isHidden: boolean }[]
  /** Hidden items, in the notation of the design. */
  readonly hidden: readonly string[]
  readonly leftover: readonly Leftover[]
}

/**
 * True for an export of Reactive Resume (version 3, 4 or 5), whose sections are objects that contain their
 * items.
 */
export const isReactiveResume = (value: Fields): boolean =>
  isRecord(value['sections']) &&
  isRecord(value['basics']) &&
  Object.values(value['sections']).some(
    (section) => isRecord(section) && ('items' in section || 'content' in section),
  )

const isShown = (value: Fields) => value['visible'] !== false && value['hidden'] !== true

/** Converts an export of Reactive Resume to an approximate JSON Resume. */
export function fromReactiveResume(value: Fields): FromReactive {
  const leftover: Leftover[] = []
  const leave = (text: string, field: string) => {
    if (text.trim() !== '') leftover.push({ text: text.trim(), place: null, field })
  }
  const own: OwnSection[] = []
  const titles: { key: string; title: string | null; isHidden: boolean }[] = []
  const hidden: string[] = []
  const resume: Record<string, unknown> = {}
  const basics: Record<string, unknown> = { ...basicsOf(value, leave) }

  for (const [key, section] of sectionsOf(value)) {
    const title = textOfValue(section['name'] ?? section['title']).trim()
    if (nameKey(key) === 'summary') {
      basics['summary'] = plainTextOf(textOfValue(section['content'] ?? section['body']))
      if (!isShown(section)) titles.push({ key: 'summary', title: null, isHidden: true })
      continue
    }
    const items = (Array.isArray(section['items']) ? section['items'] : []).filter(isRecord)
    const known = section['type'] === 'custom' ? undefined : sectionAliases.get(nameKey(key))
    const shape = itemShapes.get(known ?? '')
    if (nameKey(key) === 'profiles') {
      basics['profiles'] = items.map((item, index) =>
        withoutNoise(withAddress(item, `profiles.${index}`, leave)),
      )
    } else if (known !== undefined && shape) {
      resume[known] = items.map((item, index) =>
        reactiveItem(shape, known, withAddress(item, `${known}.${index}`, leave)),
      )
      hidden.push(...items.flatMap((item, index) => (isShown(item) ? [] : [`${known}/${index}`])))
      const isOwnTitle = title !== '' && headingIn(title) !== known
      if (items.length > 0 && (isOwnTitle || !isShown(section)))
        titles.push({
          key: known,
          title: isOwnTitle ? title.slice(0, 120) : null,
          isHidden: !isShown(section),
        })
    } else if (items.length > 0) {
      const field = title || key
      hidden.push(
        ...items.flatMap((item, index) => (isShown(item) ? [] : [`own-${own.length + 1}/${index}`])),
      )
      own.push({
        title: field,
        isHidden: !isShown(section),
        items: items.map((item, index) =>
          reactiveItem(ownShape, 'own', withAddress(item, `${field}.${index}`, leave)),
        ),
      })
    }
  }
  const notes = isRecord(value['metadata']) ? textOfValue(value['metadata']['notes']) : ''
  leave(plainTextOf(notes), 'notes')
  return { resume: { basics, ...resume }, own, sections: titles, hidden, leftover }
}

/** All sections with their keys. Custom ones are in a separate list or object. */
function sectionsOf(value: Fields): readonly (readonly [string, Fields])[] {
  const sections = isRecord(value['sections']) ? value['sections'] : {}
  const { custom, ...rest } = sections
  const customs = [...(isRecord(custom) ? Object.values(custom) : []), ...listOf(value['customSections'])]
  const summary = isRecord(value['summary']) ? [['summary', value['summary']] as const] : []
  return [
    ...summary,
    ...Object.entries(rest).flatMap(([key, section]) => (isRecord(section) ? [[key, section] as const] : [])),
    ...customs.filter(isRecord).map((section) => ['custom', { ...section, type: 'custom' }] as const),
  ]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

type Leave = (text: string, field: string) => void

function basicsOf({ basics, picture }: Fields, leave: Leave): Fields {
  if (!isRecord(basics)) return {}
  const { customFields, photo, picture: image = photo ?? picture, profiles, summary, ...rest } = basics
  for (const custom of listOf(customFields).filter(isRecord)) {
    const { icon, id, ...said } = custom
    leave(textsIn(said).join(': '), 'basics.customFields')
  }
  const url = isRecord(image) ? textOfValue(image['url']) : textOfValue(image)
  return {
    ...withoutNoise(withAddress(rest, 'basics', leave)),
    ...(url !== '' && { image: url }),
    ...(profiles !== undefined && { profiles: listOf(profiles).filter(isRecord).map(withoutNoise) }),
    ...(summary !== undefined && { summary: plainTextOf(textOfValue(summary)) }),
  }
}

/** Replaces link objects by their URLs. A label that differs becomes a leftover. */
function withAddress(item: Fields, field: string, leave: Leave): Fields {
  const read = Object.entries(item).map(([key, value]) => {
    if (!isRecord(value) || !('href' in value || 'url' in value)) return [key, value] as const
    const address = textOfValue(value['href'] ?? value['url'])
    const label = textOfValue(value['label'])
    if (label !== '' && !address.includes(label)) leave(label, `${field}.${key}`)
    return [key, address] as const
  })
  return Object.fromEntries(read)
}
