import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { proof, proofWays } from '../identity/proof.ts'
import { strictObject } from '../schemas/shapes.ts'
import { userSchema } from '../user.ts'

/** Days between deleting an account and its erasure, in which it can be kept. */
export const daysToErasure = 14

/** Effects of deleting an account, counted now. */
const deletionEffects = v.object({
  /** The day on which the account would be erased, `YYYY-MM-DD`. */
  erasedOn: v.string(),
  /** Ways to confirm it. */
  proofs: proofWays,
  /** Open applications, which are withdrawn. */
  openApplications: v.number(),
  /** Applications that were sent, of which employers keep a record without a name. */
  sentApplications: v.number(),
  /** Resumes whose links stop working. */
  sharedResumes: v.number(),
  /** Company that the person acts for; null for none. */
  company: v.nullable(
    v.object({
      name: v.string(),
      /** True without another owner: its job posts close, and waiting applicants get a message. */
      isLastOwner: v.boolean(),
      openPostings: v.number(),
      waitingApplicants: v.number(),
    }),
  ),
})

export type DeletionEffects = v.InferOutput<typeof deletionEffects>

/** Calls about deleting one’s account, and keeping it until it is erased. */
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
