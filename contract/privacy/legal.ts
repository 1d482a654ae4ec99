import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { markdownSchema } from '../markdown/markdown.ts'
import { defineRead } from '../read.ts'
import { strictObject } from '../schemas/shapes.ts'

export const legalKinds = ['privacy', 'terms'] as const

export type LegalKind = (typeof legalKinds)[number]

/** Hash of a legal text, so that an identical text has the same version again. */
const version = v.object({ version: v.string() })

/** Maximum length of a legal text by the operator, in characters. */
export const longestLegalText = 100_000

/** Content of the pages `/privacy` and `/terms`. */
export const legalPageSchema = v.object({
  kind: v.picklist(legalKinds),
  /** True for the built-in template, which an operator must check and can replace. */
  isTemplate: v.boolean(),
  publishedAt: v.string(),
  text: markdownSchema,
  /** Kinds of data from the privacy register, shown next to the built-in privacy text. */
  kinds: v.array(
    v.object({
      title: v.string(),
      what: v.string(),
      purpose: v.string(),
      ground: v.string(),
      retention: v.string(),
      deletion: v.string(),
    }),
  ),
})

export type LegalPage = v.InferOutput<typeof legalPageSchema>

export const legalReads = {
  legal: defineRead({
    path: 'legal',
    summary: 'Get the versions of the privacy policy and the terms.',
    query: v.object({}),
    result: v.object({ privacy: version, terms: version }),
  }),
} as const

export const termsCalls = {
  acceptTerms: defineCall({
    path: 'accept-terms',
    summary: 'Accept the current terms and privacy policy, by the version of the terms.',
    payload: strictObject({
      version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'Reload the page and try again.')),
    }),
    result: v.object({}),
    access: 'session',
    limits: { client: ['acceptTerms'], account: ['acceptTerms'] },
    audit: ['done'],
  }),
} as const
