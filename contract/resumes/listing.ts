import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { listPayloadUpTo } from '../list.ts'
import { strictObject } from '../schemas/shapes.ts'

const time = v.nullable(v.string())

/** Visibility of a resume: its candidate alone, or everybody who has its link. */
export const visibilities = ['private', 'unlisted'] as const

export const visibility = v.picklist(visibilities)

/** A resume as it stands in a list. */
export const resumeItem = v.object({
  id: v.string(),
  title: v.string(),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Time of its move to the trash; null outside it. */
  trashedAt: time,
  /** Locked by its candidate: nothing of it changes until they unlock it. */
  isLocked: v.boolean(),
  visibility,
  /** The path of its page for whoever has the link; null while it is private. */
  link: v.nullable(v.string()),
  /** The last day on which the link leads to it; null: until it is made private. */
  expiresOn: time,
})

/** The list of resumes. Apart from the other calls: applying for a job needs no document of one. */
export const resumeListCalls = {
  listResumes: defineCall({
    path: 'list-resumes',
    summary: 'List your resumes, or those in the trash.',
    payload: strictObject({ ...listPayloadUpTo(200), trashed: v.optional(v.boolean(), false) }),
    result: v.object({
      items: v.array(resumeItem),
      next: v.nullable(v.string()),
      /** Counts of the list and of the trash. */
      counts: v.object({ kept: v.number(), trashed: v.number() }),
    }),
    access: 'session',
    roles: ['candidate'],
  }),
} as const

/**
 * The address of the picture of one page (SVG), for who is signed in and owns the resume. The same address always
 * gives the same picture, so that browsers keep it.
 *
 * @param page from 0 on
 */
export const resumePagePicture = (of: Pick<ResumeItem, 'id' | 'revision'>, page: number) =>
  `/api/candidate/resume-page.svg?id=${encodeURIComponent(of.id)}&revision=${of.revision}&page=${page}`

export type ResumeItem = v.InferOutput<typeof resumeItem>
