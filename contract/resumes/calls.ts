import * as v from 'valibot'
import { defineCall, id, revision } from '../call.ts'
import { resumeDocument } from './document.ts'
import { resumeLengths } from './fields.ts'
import { resumeItem, resumeListCalls, visibility } from './listing.ts'
import { atMost, bounded } from '../text.ts'
import { strictObject } from '../schemas/shapes.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const aboutOne = { ...ofCandidates, object: 'resume' } as const
const maxBytes = 1024 * 1024
const title = v.pipe(
  bounded(resumeLengths.title, 'Enter a name.'),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  ...atMost(resumeLengths.title),
)

const resume = v.object({ ...resumeItem.entries, document: resumeDocument })

/** Saved version of a resume: named by the user, sent with an application, or saved automatically. */
const version = v.object({
  revision: v.number(),
  savedAt: v.string(),
  /** Version name; null for an automatic version. */
  name: v.nullable(v.string()),
  /** True if the version was sent with an application. */
  wasSent: v.boolean(),
})

/** Position of a field on the printed pages, in points from the upper left corner. */
const mark = v.object({
  /** Path of the field: `basics.name`, `work.0.position`, `custom.<key>.0.name`. */
  path: v.string(),
  /** Page index, from 0. */
  page: v.number(),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
})

/** Page layout of one revision, identical to its PDF. */
const resumePages = v.object({
  revision: v.number(),
  /** Page sizes in points. */
  pages: v.array(v.object({ width: v.number(), height: v.number() })),
  marks: v.array(mark),
  /** Lines of text that software extracts from the PDF. */
  text: v.array(v.string()),
})

/** Calls about resumes (marketplace, 5). A separate module, because the login page does not need it. */
export const resumeCalls = {
  ...resumeListCalls,
  createResume: defineCall({
    path: 'create-resume',
    summary: 'Create a resume from a title, a document, or another resume.',
    payload: v.pipe(
      strictObject({
        title: v.optional(title),
        document: v.optional(resumeDocument),
        copyOf: v.optional(id),
      }),
      v.check(
        ({ copyOf, ...said }) =>
          copyOf === undefined ? said.title !== undefined : said.document === undefined,
        'Send a title and an optional document, or the resume to copy.',
      ),
    ),
    result: resume,
    ...ofCandidates,
    limits: { account: ['createResume'] },
    audit: ['limited'],
    maxBytes,
  }),
  readResume: defineCall({
    path: 'read-resume',
    summary: 'Get one of your resumes, or one of its versions.',
    /**
     * `version` is the revision of a saved version, to get its title, document and revision instead of the
     * current ones.
     */
    payload: strictObject({ id, version: v.optional(revision) }),
    result: resume,
    ...aboutOne,
  }),
  saveResume: defineCall({
    path: 'save-resume',
    summary: 'Save a resume.',
    payload: strictObject({ id, revision, title, document: resumeDocument }),
    result: v.object({ revision: v.number(), savedAt: v.string() }),
    ...aboutOne,
    limits: { account: ['saveText'] },
    audit: ['limited'],
    maxBytes,
  }),
  listResumeVersions: defineCall({
    path: 'list-resume-versions',
    summary: 'List the versions of a resume, newest first.',
    payload: strictObject({ id }),
    result: v.object({ versions: v.array(version) }),
    ...aboutOne,
  }),
  nameResumeVersion: defineCall({
    path: 'name-resume-version',
    summary: 'Name a version of a resume. Named versions are kept.',
    payload: strictObject({ id, revision, name: title }),
    result: v.object({ versions: v.array(version) }),
    ...aboutOne,
    limits: { account: ['saveText'] },
    audit: ['limited'],
  }),
  /** Locks or unlocks a resume. A locked resume cannot be changed, but it can be copied, shared and sent. */
  lockResume: defineCall({
    path: 'lock-resume',
    summary: 'Lock or unlock a resume. A locked resume can’t be changed.',
    payload: strictObject({ id, isLocked: v.boolean() }),
    result: v.object({ id: v.string(), isLocked: v.boolean() }),
    ...aboutOne,
  }),
  trashResume: defineCall({
    path: 'trash-resume',
    summary: 'Move a resume to the trash. It is deleted for good after 30 days.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...aboutOne,
  }),
  restoreResume: defineCall({
    path: 'restore-resume',
    summary: 'Restore a resume from the trash.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...aboutOne,
  }),
  deleteResume: defineCall({
    path: 'delete-resume',
    summary: 'Delete a resume in the trash for good.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...aboutOne,
  }),
  shareResume: defineCall({
    path: 'share-resume',
    summary: 'Share a resume by an unlisted link, or stop sharing it.',
    payload: strictObject({
      id,
      visibility,
      expiresOn: v.optional(v.nullable(v.pipe(v.string(), v.isoDate('Choose a day.')))),
    }),
    result: v.object({ visibility, link: v.nullable(v.string()), expiresOn: resumeItem.entries.expiresOn }),
    ...aboutOne,
  }),
  resumePdf: defineCall({
    path: 'resume-pdf',
    summary: 'Download a resume or one of its versions as a tagged PDF with its JSON Resume embedded.',
    payload: strictObject({ id, version: v.optional(revision) }),
    result: v.unknown(),
    response: 'bytes',
    ...aboutOne,
  }),
  /** Layout of the saved pages. The picture of a page is at `resumePagePicture`. */
  resumePages: defineCall({
    path: 'resume-pages',
    summary: 'Get the page layout of a resume and the text that hiring software reads.',
    payload: strictObject({ id, version: v.optional(revision) }),
    result: resumePages,
    ...aboutOne,
  }),
} as const

export type ResumeCallName = keyof typeof resumeCalls
export type Resume = v.InferOutput<typeof resume>
export type ResumePages = v.InferOutput<typeof resumePages>
export type ResumeVersion = v.InferOutput<typeof version>
