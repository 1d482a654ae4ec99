import * as v from 'valibot'
import { defineCall, id, nothing } from '../call.ts'
import { listPayload } from '../list.ts'
import { strictObject } from '../schemas/shapes.ts'

/**
 * An export is kept for `keptDays`. An account starts at most `perDay` in 24 hours, one after the other; within
 * `sameForMinutes` of a request, another one gets the same export.
 */
export const exportLimits = { keptDays: 7, perDay: 5, sameForMinutes: 10 } as const

/** `failed`: all attempts failed; the person can ask again. */
export const exportStates = ['waiting', 'running', 'ready', 'expired', 'failed'] as const

const dataExport = v.object({
  id: v.string(),
  state: v.picklist(exportStates),
  /** From 0 to 1. */
  progress: v.number(),
  /** Size of the ZIP; null until it is ready. */
  bytes: v.nullable(v.number()),
  requestedAt: v.string(),
  /** When it is deleted; null until it is ready. */
  expiresAt: v.nullable(v.string()),
})

/** A ZIP of all data of an account. */
export type DataExport = v.InferOutput<typeof dataExport>

/** Calls about exports of one's own data (docs/export.md). Another account’s export is answered like an unknown one. */
export const exportCalls = {
  requestExport: defineCall({
    path: 'request-export',
    summary: 'Start an export of your data, or return the one of the last 10 minutes.',
    payload: nothing,
    result: dataExport,
    access: 'session',
    audit: ['done', 'limited'],
  }),
  listExports: defineCall({
    path: 'list-exports',
    summary: 'List your exports, newest first.',
    payload: strictObject(listPayload),
    result: v.object({ items: v.array(dataExport), next: v.nullable(v.string()) }),
    access: 'session',
  }),
  readExport: defineCall({
    path: 'read-export',
    summary: 'Get the state and progress of one of your exports.',
    payload: strictObject({ id }),
    result: dataExport,
    access: 'session',
  }),
  downloadExport: defineCall({
    path: 'download-export',
    summary: 'Download one of your exports as a ZIP. Needs a login in the last 10 minutes.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    access: 'session',
    limits: { account: ['downloadExport'] },
    audit: ['done', 'refused', 'limited'],
  }),
} as const

export type ExportCallName = keyof typeof exportCalls
