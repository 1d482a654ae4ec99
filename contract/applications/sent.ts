import * as v from 'valibot'
import { postingContent, publicContent } from '../postings/posting.ts'

/** Immutable snapshot of a sent application. */
export const sentSchema = v.object({
  /** An uploaded file has an id. A resume from the editor has none: its PDF is generated on request. */
  resume: v.object({ fileId: v.nullable(v.string()), name: v.string(), digest: v.string() }),
  letter: v.nullable(v.object({ text: v.string() })),
  answers: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      kind: v.string(),
      answer: v.nullable(v.union([v.string(), v.boolean(), v.number()])),
    }),
  ),
  posting: postingContent,
  company: v.object({ name: v.string(), slug: v.string() }),
  candidate: v.object({ firstName: v.string(), lastName: v.string(), emailAddress: v.string() }),
})

/** Snapshot for the candidate who sent the application. */
export const ownSentSchema = v.object({ ...sentSchema.entries, posting: publicContent })

export type OwnSent = v.InferOutput<typeof ownSentSchema>
export type Sent = v.InferOutput<typeof sentSchema>
