import * as v from 'valibot'
import { attachedOf } from '../../../contract/resumes/attached.ts'
import { resumeDocument, type ResumeDocument } from '../../../contract/resumes/document.ts'
import { sectionKeys, type Look } from '../../../contract/resumes/look.ts'
import { lookOf, sectionsIn } from '../../../contract/resumes/printed.ts'

/**
 * Resume with all texts redacted and the name replaced. Contact details, photo, address and everything that
 * is not printed are removed.
 */
export function redactedDocument(
  written: ResumeDocument,
  name: string,
  redact: (text: string) => string,
): ResumeDocument {
  const attached = attachedOf(written)
  const { basics = {}, meta: _, ...lists } = attached
  const { label, location = {}, summary } = basics
  const { city, countryCode, region } = location
  const texts = fieldsWithoutNames(
    { ...lists, basics: { label, summary, location: { city, countryCode, region } } },
    redact,
  )
  const document = v.parse(resumeDocument, {
    ...texts,
    meta: { jobgrove: redactedLook(lookOf(attached), redact) },
  })
  return { ...document, basics: { ...document.basics, name } }
}

/** Fields with dates or countries, which never contain a name. */
const plainKeys: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date', 'releaseDate', 'countryCode'])

/** Copy of a value with all texts redacted. A link that contains a name is removed. */
function withoutNames(value: unknown, redact: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') {
    if (plainKeys.has(key)) return value
    const changed = redact(value)
    return key === 'url' && changed !== value ? '' : changed
  }
  if (Array.isArray(value)) return value.map((each) => withoutNames(each, redact))
  if (typeof value !== 'object' || value === null) return value
  return fieldsWithoutNames(value, redact)
}

const fieldsWithoutNames = (fields: object, redact: (text: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, held]): [string, unknown] => [name, withoutNames(held, redact, name)]),
  )

/** Redacts the design of a resume, because keys of custom sections may contain a name. */
function redactedLook(look: Look, redact: (text: string) => string): object {
  const keys = new Map(Object.keys(look.custom).map((key, index) => [key, `section-${index + 1}`]))
  const titled = (key: string) => redact(key.replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase()))
  const sections = sectionsIn(look).flatMap(({ isHidden, key, title }) => {
    const own = keys.get(key)
    if (own === undefined && !sectionKeys.some((each) => each === key)) return []
    const shown = title === null ? (own === undefined ? null : titled(key)) : redact(title)
    return [{ isHidden, key: own ?? key, title: shown }]
  })
  const custom = Object.entries(look.custom).map(([key, items]): [string, unknown] => [
    keys.get(key) ?? key,
    withoutNames(items, redact),
  ])
  return { ...look, sections, custom: Object.fromEntries<unknown>(custom) }
}
