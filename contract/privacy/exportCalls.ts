import * as v from 'valibot'
import { defineCall, id, nothing } from '../call.ts'
import { listPayload } from '../list.ts'
import { strictObject } from '../schemas/shapes.ts'

/**
 * Limits of exports: days until deletion, requests per account in 24 hours, and minutes within which a
 * repeated request returns the same export. An account has one running export at a time.
 */
export const exportLimits = { keptDays: 7, perDay: 5, sameForMinutes: 10 } as const

/** States of an export. `failed`: all attempts failed, and the user can request a new one. */
export const exportStates = ['waiting', 'running', 'ready', 'expired', 'failed'] as const

const dataExport = v.object({
  id: v.string(),
  state: v.picklist(exportStates),
  /** Fraction from 0 to 1. */
  progress: v.number(),
  /** Size of the ZIP in bytes; null until ready. */
  bytes: v.nullable(v.number()),
  requestedAt: v.string(),
  /** Time of its deletion; null until ready. */
  expiresAt: v.nullable(v.string()),
})

/** ZIP with all data of an account. */
export type DataExport = v.InferOutput<typeof dataExport>

/**
 * Calls about the user's own data exports. An export of another account is refused like one that does not
 * exist.
 */
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
