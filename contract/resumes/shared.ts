import * as v from 'valibot'
import { resumePaths } from './paths.ts'

/** The path of the PDF of a resume for whoever has its link. */
export const sharedResumePdf = (link: string) => `${resumePaths.sharedResume(link)}/pdf`

/** A text of a resume, and where it leads to. */
const run = v.object({
  text: v.string(),
  href: v.nullable(v.string()),
  /** Continues the text before it after a comma, as a country does its city. */
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

/** Printed text of a resume, for reading on a page. */
export const resumeText = v.object({
  language: v.string(),
  name: some,
  role: some,
  contact: several,
  sections: v.array(v.object({ heading: run, items: v.array(item) })),
})

/** A resume for whoever has its link. */
export const sharedResume = v.object({
  ...resumeText.entries,
  /** The path of its PDF. */
  pdf: v.string(),
  /** The last day of the link; null where it has none. */
  expiresOn: v.nullable(v.string()),
})

/** The page of a link shows the resume, or says that it is too long; null where the link leads to none, or to none any more. */
export const sharedResumeSchema = v.nullable(v.union([v.literal('tooLong'), sharedResume]))

export type ResumeText = v.InferOutput<typeof resumeText>
export type SharedResume = v.InferOutput<typeof sharedResume>

export type SharedContent = v.InferOutput<typeof sharedResumeSchema>
