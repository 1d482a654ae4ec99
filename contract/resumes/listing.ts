import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { listPayloadUpTo } from '../list.ts'
import { strictObject } from '../schemas/shapes.ts'

const time = v.nullable(v.string())

/** Visibility of a resume: its candidate only, or everybody with the link. */
export const visibilities = ['private', 'unlisted'] as const

export const visibility = v.picklist(visibilities)

/** Resume in a list. */
export const resumeItem = v.object({
  id: v.string(),
  title: v.string(),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Time of the move to the trash; null if not in the trash. */
  trashedAt: time,
  /** True while its candidate has locked it, which prevents all changes. */
  isLocked: v.boolean(),
  visibility,
  /** Path of the shared page for everybody with the link; null while private. */
  link: v.nullable(v.string()),
  /** Last day of the link; null if it has no expiry. */
  expiresOn: time,
})

/** Call that lists resumes. Separate from the other calls, because an application form needs no documents. */
export const resumeListCalls = {
  listResumes: defineCall({
    path: 'list-resumes',
    summary: 'List your resumes, or those in the trash.',
    payload: strictObject({ ...listPayloadUpTo(200), trashed: v.optional(v.boolean(), false) }),
    result: v.object({
      items: v.array(resumeItem),
      next: v.nullable(v.string()),
      /** Number of resumes in the list, and in the trash. */
      counts: v.object({ kept: v.number(), trashed: v.number() }),
    }),
    access: 'session',
    roles: ['candidate'],
  }),
} as const

/** Path of the pictures of pages, below the role. */
export const pagePicturePath = 'resume-page.svg'

/**
 * URL of the picture of one page (SVG), for the signed-in owner of the resume. It includes the revision, so
 * that browsers can cache the picture forever.
 *
 * @param page index from 0
 */
export const resumePagePicture = (of: Pick<ResumeItem, 'id' | 'revision'>, page: number) =>
  `/api/candidate/${pagePicturePath}?id=${encodeURIComponent(of.id)}&revision=${of.revision}&page=${page}`

export type ResumeItem = v.InferOutput<typeof resumeItem>
