import { resumeItems, type ListSection, type ResumeDocument } from './document.ts'
import { sectionKeys } from './look.ts'
import { lookOf } from './printed.ts'
import { itemsIn } from './printedParts.ts'

const basicsFields = ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles'] as const

/**
 * JSON Resume to embed in the PDF. It has only the printed parts: readers of the PDF must not get hidden or
 * unknown fields.
 */
export function attachedOf(document: ResumeDocument): ResumeDocument {
  const look = lookOf(document)
  const isHidden = (key: string) => look.sections.some((section) => section.key === key && section.isHidden)
  const shown = (key: string) => (isHidden(key) ? [] : itemsIn(document, look, key))
  const { basics = {} } = document
  const lists = sectionKeys
    .filter((key): key is ListSection => key in resumeItems)
    .map((key) => {
      const known = Object.keys(resumeItems[key].entries)
      return [key, shown(key).map(({ fields }) => only(fields, known))] as const
    })
    .filter(([, items]) => items.length > 0)
  const custom = Object.keys(look.custom)
    .filter((key) => !isHidden(key))
    .map((key) => [key, shown(key).map(({ fields }) => only(fields, customFields))] as const)
  const { accent, face, language, pageSize, size, spacing, template } = look
  const sections = look.sections
    .filter((section) => !section.isHidden)
    .map(({ key, title }) => ({ key, title, isHidden: false }))
  return {
    basics: only(
      basics,
      basicsFields.filter((key) => key !== 'summary' || !isHidden('summary')),
    ),
    ...Object.fromEntries(lists),
    meta: {
      jobgrove: {
        template,
        accent,
        face,
        size,
        spacing,
        pageSize,
        language,
        sections,
        hidden: [],
        custom: Object.fromEntries(custom),
      },
    },
  }
}

const customFields = ['name', 'subtitle', 'startDate', 'endDate', 'url', 'summary', 'highlights'] as const

const only = (fields: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]))
