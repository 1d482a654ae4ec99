import * as v from 'valibot'
import { defineCall, id } from '../call.ts'
import { listPayload } from '../list.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'
import { plainText } from '../text.ts'
import { shownProfile } from './profile.ts'
import { foundProfiles, personInList, profilesQuery } from './search.ts'

/** Maximum length of a note about a saved person, in characters. */
export const noteLength = 1_000

/** Person on the company's shortlist. */
export const savedPerson = v.object({
  ...personInList.entries,
  note: v.string(),
  savedAt: v.string(),
  /** Full name of the member who saved the person; null once they have left the company. */
  savedBy: v.nullable(v.string()),
})

export type SavedPerson = v.InferOutput<typeof savedPerson>

const ofProvenCompanies = {
  access: 'verified',
  roles: ['employer'],
  object: 'provenCompany',
} as const

const mostAmong = 50
const wrongAmong = `Ask for 1 to ${mostAmong} people.`

/** Calls of verified companies about candidates with a visible profile. */
export const talentCalls = {
  searchProfiles: defineCall({
    path: 'search-profiles',
    summary: 'Search profiles of people who are open to work.',
    payload: profilesQuery,
    result: foundProfiles,
    ...ofProvenCompanies,
    maxBytes: 32 * 1024,
    limits: { account: ['searchProfiles'] },
    audit: ['limited'],
  }),
  /** Profile of a person. Hidden, excluded and unknown people return the same error. */
  readCandidate: defineCall({
    path: 'read-candidate',
    summary: 'Get a profile as your company may see it.',
    payload: strictObject({ id }),
    result: shownProfile,
    ...ofProvenCompanies,
    limits: { account: ['searchProfiles'] },
    audit: ['limited'],
  }),
  saveCandidate: defineCall({
    path: 'save-candidate',
    summary: 'Save a person to your company’s shortlist, or change the note.',
    payload: strictObject({
      id,
      note: v.optional(plainText(noteLength, 'Use letters, numbers, signs, and line breaks only.')),
    }),
    result: savedPerson,
    ...ofProvenCompanies,
    maxBytes: 8 * 1024,
    limits: { account: ['saveCandidate'] },
  }),
  unsaveCandidate: defineCall({
    path: 'unsave-candidate',
    summary: 'Remove a person from your company’s shortlist.',
    payload: strictObject({ id }),
    result: v.object({ id: v.string() }),
    ...ofProvenCompanies,
    limits: { account: ['saveCandidate'] },
  }),
  listSavedCandidates: defineCall({
    path: 'list-saved-candidates',
    summary: 'List your company’s shortlist, or which of the given people are on it.',
    payload: strictObject({
      ...listPayload,
      /** Ids to restrict the list to. */
      among: v.optional(v.pipe(boundedList(id, mostAmong, wrongAmong), v.minLength(1, wrongAmong))),
    }),
    result: v.object({ items: v.array(savedPerson), next: v.nullable(v.string()) }),
    ...ofProvenCompanies,
    maxBytes: 16 * 1024,
  }),
} as const

export type TalentCallName = keyof typeof talentCalls
