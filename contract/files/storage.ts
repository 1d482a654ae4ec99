import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'

const MIB = 1024 * 1024

/**
 * Storage quota of an account, in bytes, for resumes, versions, letters and files; lower until its address is
 * verified.
 */
export const storageBytes = { verified: 50 * MIB, unverified: 5 * MIB } as const

const storageSchema = v.object({
  used: v.number(),
  most: v.number(),
  /** Usage in bytes. Copies sent with applications do not count. */
  parts: v.object({ resumes: v.number(), versions: v.number(), letters: v.number(), files: v.number() }),
})

export type Storage = v.InferOutput<typeof storageSchema>

/**
 * Calls about storage. Separate from the other calls about files, because only the settings page uses them.
 */
export const storageCalls = {
  readStorage: defineCall({
    path: 'read-storage',
    summary: 'Get your storage use and limit, in bytes.',
    payload: nothing,
    result: storageSchema,
    access: 'session',
    roles: ['candidate'],
  }),
} as const

export type StorageCallName = keyof typeof storageCalls
