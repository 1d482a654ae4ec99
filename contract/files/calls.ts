import * as v from 'valibot'
import { defineCall, id } from '../call.ts'
import { listPayload } from '../list.ts'
import { strictObject } from '../schemas/shapes.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const

/** Metadata of a file. */
const fileSchema = v.object({ id: v.string(), name: v.string(), bytes: v.number(), createdAt: v.string() })

/**
 * Calls about a candidate's uploaded files. A separate module, which keeps them out of the initial payload.
 */
export const fileCalls = {
  listFiles: defineCall({
    path: 'list-files',
    summary: 'List your uploaded files.',
    payload: strictObject(listPayload),
    result: v.object({ items: v.array(fileSchema), next: v.nullable(v.string()) }),
    ...ofCandidates,
  }),
  readFile: defineCall({
    path: 'read-file',
    summary: 'Download one of your files.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    ...ofCandidates,
  }),
  deleteFile: defineCall({
    path: 'delete-file',
    summary: 'Delete one of your files.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...ofCandidates,
  }),
} as const

export type FileCallName = keyof typeof fileCalls
