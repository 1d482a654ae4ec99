import * as v from 'valibot'
import { resumeDocument } from './document.ts'

/** Position in the imported file: page, or file within an archive, and range of lines. */
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
 *   `custom.own-1.0`) and position; null if the file itself names its fields. `isUnsure`: the fields were
 *   assigned by their order alone
 * - `leftover`: text without a field, with its position, or with the name of its field in a JSON file
 * - `unknown`: fields that are not part of the JSON Resume schema, with their text: kept and exported, but
 *   not printed
 */
export const importedResume = v.object({
  /** `ours`: a PDF with an embedded JSON Resume from this application. */
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
/** Text that fits no field. */
export type Leftover = ImportedResume['leftover'][number]
