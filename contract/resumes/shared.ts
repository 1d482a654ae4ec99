import * as v from 'valibot'
import { resumePaths } from './paths.ts'

export const sharedResumePdf = (link: string) => `${resumePaths.sharedResume(link)}/pdf`

/** Text of a resume, with its link target if it has one. */
const run = v.object({
  text: v.string(),
  href: v.nullable(v.string()),
  /** True to append the text to the preceding run with a comma, such as a country after its city. */
  follows: v.exactOptional(v.literal(true)),
})
const some = v.nullable(run)
const several = v.array(run)

const item = v.object({
  line: several,
  note: some,
  title: several,
  dates: some,
  sub: several,
  paragraphs: several,
  bullets: several,
})

/** Printed text of a resume, to show on a page. */
export const resumeText = v.object({
  language: v.string(),
  name: some,
  role: some,
  contact: several,
  sections: v.array(v.object({ heading: run, items: v.array(item) })),
})

/** Shared resume, as everybody with the link sees it. */
export const sharedResume = v.object({
  ...resumeText.entries,
  /** Path of the PDF. */
  pdf: v.string(),
  /** Last day of the link; null if it has no expiry. */
  expiresOn: v.nullable(v.string()),
})

/**
 * Content of a shared page: the resume, or `tooLong` if it exceeds the limit of the page; null for an unknown
 * or expired link.
 */
export const sharedResumeSchema = v.nullable(v.union([v.literal('tooLong'), sharedResume]))

export type ResumeText = v.InferOutput<typeof resumeText>
export type SharedResume = v.InferOutput<typeof sharedResume>

export type SharedContent = v.InferOutput<typeof sharedResumeSchema>
