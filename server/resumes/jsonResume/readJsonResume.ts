import { isFields } from '../../../contract/resumes/editing.ts'
import type { ImportedResume, Leftover } from '../../../contract/resumes/imported.ts'
import { createNormalizer } from './createNormalizer.ts'
import { documentIn } from './documentIn.ts'
import { fromReactiveResume, isReactiveResume } from './fromReactiveResume.ts'
import { sectionItems } from './sectionItems.ts'
import { nameKey, ownShape, sectionAliases } from './shapes.ts'
import { isRecord, type Fields } from './values.ts'

/** Content of a JSON file before validation against the limits of a resume. */
export interface ReadJson {
  readonly document: Fields
  readonly leftover: readonly Leftover[]
  readonly unknown: ImportedResume['unknown']
}

/**
 * Reads a resume from a JSON value: a JSON Resume of any version, possibly wrapped, in a list or
 * multilingual; or an export of Reactive Resume.
 *
 * @returns undefined if the value is not a resume
 */
export function readJsonResume(value: unknown): ReadJson | undefined {
  const unwrapped = unwrappedResume(value)
  if (!unwrapped) return undefined
  const { beside, resume } = unwrapped
  const outer = createNormalizer({ language: undefined, isUnknownKept: false })
  for (const [field, text] of beside) outer.leave(text, field)
  const read = isReactiveResume(resume) ? ofReactive(resume) : ofJsonResume(resume)
  return { ...read, leftover: [...read.leftover, ...outer.leftover] }
}

const isSection = (key: string) => sectionAliases.has(nameKey(key))
const others = new Set(['summary', 'meta', '$schema'])

const isResume = (value: Fields) =>
  isReactiveResume(value) || Object.keys(value).some((key) => isSection(key) || others.has(key))

/** Finds the resume inside wrappers, and the remaining fields. */
function unwrappedResume(
  value: unknown,
  level = 0,
): { resume: Fields; beside: readonly (readonly [string, unknown])[] } | undefined {
  if (isRecord(value) && isResume(value)) return { resume: value, beside: [] }
  if (!isFields(value) || level > 2) return undefined
  const entries = Object.entries(value)
  for (const [key, held] of entries.slice(0, 100)) {
    const inner = unwrappedResume(held, level + 1)
    const beside = entries.filter(([other]) => other !== key)
    if (inner) return { resume: inner.resume, beside: [...inner.beside, ...beside] }
  }
  return undefined
}

function ofReactive(value: Fields): ReadJson {
  const { hidden, leftover, own, resume, sections } = fromReactiveResume(value)
  const normalizer = createNormalizer({ language: undefined, isUnknownKept: false })
  const document = documentIn(normalizer, resume)
  const custom = own.map(({ isHidden, items, title }, index) => {
    const key = `own-${index + 1}`
    return { key, title, isHidden, items: sectionItems(normalizer, ownShape, items, title) }
  })
  const placed = [
    ...sections,
    ...custom.map(({ isHidden, key, title }) => ({ key, title: title.slice(0, 120), isHidden })),
  ]
  return {
    document: {
      ...document,
      meta: {
        jobgrove: {
          sections: placed,
          hidden,
          custom: Object.fromEntries(custom.map(({ items, key }) => [key, items])),
        },
      },
    },
    leftover: [...normalizer.leftover, ...leftover],
    unknown: [],
  }
}

function ofJsonResume(value: Fields): ReadJson {
  const meta = isRecord(value['meta']) ? value['meta'] : {}
  const look = isRecord(meta['jobgrove']) ? meta['jobgrove'] : {}
  const language = [look['language'], meta['language'], value['language'], value['lang']].find(
    (said) => typeof said === 'string',
  )
  // Only a JSON Resume keeps unknown fields. Those of other formats become leftovers.
  const isUnknownKept = ['basics', 'meta', '$schema'].some((key) => Object.hasOwn(value, key))
  const normalizer = createNormalizer({ language, isUnknownKept })
  const document = documentIn(normalizer, value)
  return { document, leftover: normalizer.leftover, unknown: normalizer.unknown }
}
