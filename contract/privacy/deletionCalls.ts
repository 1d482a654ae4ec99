import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { proof, proofWays } from '../identity/proof.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'

/** Days between deletion of an account and its erasure, in which the owner can restore it. */
export const daysToErasure = 14

/** Effects of deleting the account at this time. */
const deletionEffects = v.object({
  /** Day on which the account would be erased, `YYYY-MM-DD`. */
  erasedOn: v.string(),
  /** Available methods to confirm the deletion. */
  proofs: proofWays,
  /** Number of open applications, which will be withdrawn. */
  openApplications: v.number(),
  /** Number of sent applications, of which employers keep an anonymized record. */
  sentApplications: v.number(),
  /** Number of resumes whose share links stop working. */
  sharedResumes: v.number(),
  /** Company of the account; null without one. */
  company: v.nullable(
    v.object({
      name: v.string(),
      /** True if there is no other owner: job posts are closed, and waiting applicants get a message. */
      isLastOwner: v.boolean(),
      openPostings: v.number(),
      waitingApplicants: v.number(),
    }),
  ),
})

export type DeletionEffects = v.InferOutput<typeof deletionEffects>

/** Calls to delete the account, and to restore it before it is erased. */
export const deletionCalls = {
  previewDeletion: defineCall({
    path: 'preview-deletion',
    summary: 'Count what deleting your account would end.',
    payload: nothing,
    result: deletionEffects,
    access: 'session',
  }),
  deleteAccount: defineCall({
    path: 'delete-account',
    summary: `Delete your account. Ends all sessions. It is erased after ${daysToErasure} days.`,
    payload: strictObject(proof),
    result: v.object({ erasedOn: v.string() }),
    access: 'session',
    limits: { client: ['deleteAccount'] },
    audit: ['done', 'refused', 'limited'],
    maxBytes: 8 * 1024,
  }),
  keepAccount: defineCall({
    path: 'keep-account',
    summary: 'Keep your account that you have deleted, until it is erased.',
    payload: nothing,
    result: userSchema,
    access: 'deleted',
    audit: ['done', 'refused'],
  }),
} as const
