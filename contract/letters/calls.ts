import * as v from 'valibot'
import { defineCall, id, nothing, revision } from '../call.ts'
import { listPayload } from '../list.ts'
import { letterBody, letterContent, letterTitle } from './letter.ts'
import { paragraphSchema } from './paragraphs.ts'
import { strictObject } from '../schemas/shapes.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const aboutOne = { ...ofCandidates, object: 'letter' } as const
const maxBytes = 32 * 1024

/** Job that a letter is written for. */
const job = v.object({ slug: v.string(), title: v.string(), company: v.object({ name: v.string() }) })

/** List item of a letter. */
const letterItem = v.object({
  id: v.string(),
  title: v.string(),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Time of the move to the trash; null if not in the trash. */
  trashedAt: v.nullable(v.string()),
  /** First words of the text, without formatting. */
  opening: v.string(),
  words: v.number(),
  /** Null if the letter is for any job. */
  job: v.nullable(job),
})

/** Letter with its text. */
export const letterSchema = v.object({
  ...letterItem.entries,
  body: v.string(),
  /** Resume whose design the letter uses; null for none. */
  resumeId: v.nullable(v.string()),
})

/** Resume whose design a letter can use. */
const look = v.object({
  id: v.string(),
  title: v.string(),
  /** True while the resume is in the trash. No letter can then use its design. */
  isTrashed: v.boolean(),
})

const onlyId = { payload: strictObject({ id }), result: v.object({ id: v.string() }), ...aboutOne } as const

/** Calls about cover letters (marketplace, 5). A separate module, because the login page does not need it. */
export const letterCalls = {
  listLetters: defineCall({
    path: 'list-letters',
    summary: 'List your cover letters, or those in the trash.',
    payload: strictObject({ ...listPayload, trashed: v.optional(v.boolean(), false) }),
    result: v.object({
      items: v.array(letterItem),
      next: v.nullable(v.string()),
      /** Number of letters in the list, and in the trash. */
      counts: v.object({ kept: v.number(), trashed: v.number() }),
    }),
    ...ofCandidates,
  }),
  createLetter: defineCall({
    path: 'create-letter',
    summary: 'Create a cover letter from a title and text, or from another letter.',
    payload: v.pipe(
      strictObject({
        title: v.optional(letterTitle),
        body: v.optional(letterBody),
        slug: v.optional(letterContent.entries.slug),
        resumeId: letterContent.entries.resumeId,
        copyOf: v.optional(id),
      }),
      v.check(
        ({ title, copyOf, ...said }) =>
          copyOf === undefined
            ? title !== undefined
            : Object.values(said).every((value) => value === undefined),
        'Send a title and a text, or the letter to copy.',
      ),
    ),
    result: letterSchema,
    ...ofCandidates,
    limits: { account: ['createLetter'] },
    audit: ['limited'],
    maxBytes,
  }),
  readLetter: defineCall({
    path: 'read-letter',
    summary: 'Get one of your cover letters.',
    payload: strictObject({ id }),
    result: letterSchema,
    ...aboutOne,
  }),
  saveLetter: defineCall({
    path: 'save-letter',
    summary: 'Save a cover letter.',
    payload: strictObject({ id, revision, ...letterContent.entries }),
    result: v.object({ revision: v.number(), savedAt: v.string() }),
    ...aboutOne,
    limits: { account: ['saveText'] },
    audit: ['limited'],
    maxBytes,
  }),
  /** Paragraphs of other letters, for reuse. */
  listParagraphs: defineCall({
    path: 'list-paragraphs',
    summary: 'List paragraphs of your cover letters for reuse.',
    payload: strictObject({ except: v.optional(id) }),
    result: v.object({ paragraphs: v.array(paragraphSchema) }),
    ...ofCandidates,
  }),
  /** Resumes whose designs letters can use, the last changed first. */
  listLooks: defineCall({
    path: 'list-letter-looks',
    summary: 'List the resumes whose design a cover letter can use.',
    payload: nothing,
    result: v.object({ looks: v.array(look) }),
    ...ofCandidates,
  }),
  /** PDF of a letter, in the design of a resume. */
  letterPdf: defineCall({
    path: 'letter-pdf',
    summary: 'Download a cover letter as a tagged PDF, merged and in the design of a resume.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    ...aboutOne,
  }),
  trashLetter: defineCall({
    path: 'trash-letter',
    summary: 'Move a cover letter to the trash. It is deleted for good after 30 days.',
    ...onlyId,
  }),
  restoreLetter: defineCall({
    path: 'restore-letter',
    summary: 'Restore a cover letter from the trash.',
    ...onlyId,
  }),
  /** Deletes a letter from the trash for good. */
  deleteLetter: defineCall({
    path: 'delete-letter',
    summary: 'Delete a cover letter in the trash for good.',
    ...onlyId,
  }),
} as const

export type LetterCallName = keyof typeof letterCalls
export type Letter = v.InferOutput<typeof letterSchema>
export type LetterItem = v.InferOutput<typeof letterItem>
export type LetterLook = v.InferOutput<typeof look>
