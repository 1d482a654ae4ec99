import * as v from 'valibot'
import { resumeDocument } from './document.ts'

/** Position in the imported file: page, or file within an archive, and lines. */
const place = v.object({
  page: v.nullable(v.number()),
  file: v.nullable(v.string()),
  from: v.number(),
  to: v.number(),
})

/**
 * Result of reading a file, for review before it becomes a resume.
 *
 * - `found`: fields and items of the document, each with its path (`basics.email`, `work.0`,
 * `custom.own-1.0`) and position; null where the file names its fields itself. `isUnsure`: its fields were told apart by
 * their order alone
 * - `leftover`: text without a field, with its position, or with its field in a JSON file
 * - `unknown`: fields that the schema of JSON Resume does not name, with their text: kept and exported, but
 * not printed
 */
export const importedResume = v.object({
  /** `ours`: a PDF that carries its own JSON Resume. */
  kind: v.picklist(['json', 'ours', 'pdf', 'docx', 'linkedin']),
  document: resumeDocument,
  found: v.array(
    v.object({
      path: v.string(),
      place: v.nullable(place),
      isUnsure: v.exactOptional(v.literal(true)),
    }),
  ),
  leftover: v.array(v.object({ text: v.string(), place: v.nullable(place), field: v.optional(v.string()) })),
  unknown: v.array(v.object({ field: v.string(), text: v.string() })),
})

export type ImportedResume = v.InferOutput<typeof importedResume>
export type Place = v.InferOutput<typeof place>
/** Text that fits nowhere. */
export type Leftover = ImportedResume['leftover'][number]
