import * as v from 'valibot'
import { resumeDocument } from './document.ts'

/** Where something stood in the file: on which page, or in which of the files in it, and on which lines. */
const place = v.object({
  page: v.nullable(v.number()),
  file: v.nullable(v.string()),
  from: v.number(),
  to: v.number(),
})

/**
 * What was read of a file, as it is looked over before it becomes a resume.
 *
 * - `found`: the fields and items of the document, each with its path (`basics.email`, `work.0`, `custom.own-1.0`) and
 *   where it stood; null where a file names its fields itself
 * - `leftover`: the text that fits nowhere, with its place, or with the field of a JSON file that it stood in
 * - `unknown`: fields of a JSON Resume that its schema does not name, with their text: kept and exported, but not printed
 */
export const importedResume = v.object({
  /** `ours`: a PDF that carries its own JSON Resume. */
  kind: v.picklist(['json', 'ours', 'pdf', 'docx', 'linkedin']),
  document: resumeDocument,
  found: v.array(v.object({ path: v.string(), place: v.nullable(place) })),
  leftover: v.array(v.object({ text: v.string(), place: v.nullable(place), field: v.optional(v.string()) })),
  unknown: v.array(v.object({ field: v.string(), text: v.string() })),
})

export type ImportedResume = v.InferOutput<typeof importedResume>
export type Place = v.InferOutput<typeof place>
/** Text that fits nowhere. */
export type Leftover = ImportedResume['leftover'][number]
