import * as v from 'valibot'
import { defineCall, id, nothing, revision } from '../call.ts'
import { strictObject } from '../schemas/shapes.ts'
import { savedSearchEvents } from './lifecycle.ts'
import { matchedJob } from './matchedJob.ts'
import { alertFrequency, savedCriteria, savedSearch, savedSearchName, timeZone } from './savedSearch.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const

/** Calls of a candidate about saved searches and their email alerts. */
export const savedSearchCalls = {
  /**
   * Requires a verified address, because emails go there. Saving the same criteria again updates the existing
   * search.
   */
  saveSearch: defineCall({
    path: 'save-search',
    summary: 'Save a job search and get new jobs by email.',
    payload: strictObject({
      criteria: savedCriteria,
      name: v.optional(savedSearchName, ''),
      every: alertFrequency,
      timeZone,
    }),
    result: savedSearch,
    access: 'verified',
    roles: ['candidate'],
    maxBytes: 16 * 1024,
    limits: { account: ['saveSearch'] },
    audit: ['limited'],
  }),
  changeSearch: defineCall({
    path: 'change-search',
    summary: 'Change, pause, resume, or stop a saved search.',
    payload: strictObject({
      id,
      revision,
      criteria: v.optional(savedCriteria),
      name: v.optional(savedSearchName),
      every: v.optional(alertFrequency),
      timeZone: v.optional(timeZone),
      event: v.optional(v.picklist(savedSearchEvents)),
    }),
    result: savedSearch,
    ...ofCandidates,
    object: 'savedSearch',
    maxBytes: 16 * 1024,
    limits: { account: ['saveSearch'] },
    audit: ['limited'],
  }),
  deleteSearch: defineCall({
    path: 'delete-search',
    summary: 'Delete a saved search.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...ofCandidates,
    object: 'savedSearch',
  }),
  /** Returns all saved searches without paging, because their number is limited. */
  listSearches: defineCall({
    path: 'list-searches',
    summary: 'List your saved searches.',
    payload: nothing,
    result: v.object({ items: v.array(savedSearch) }),
    ...ofCandidates,
  }),
  previewSearch: defineCall({
    path: 'preview-search',
    summary: 'List the jobs of the last 7 days that a saved search would have sent.',
    payload: strictObject({ id }),
    result: v.object({ jobs: v.array(matchedJob) }),
    ...ofCandidates,
    object: 'savedSearch',
  }),
} as const

export type SavedSearchCallName = keyof typeof savedSearchCalls
