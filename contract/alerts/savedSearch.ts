import * as v from 'valibot'
import { emailAddress } from '../fields.ts'
import { criteriaIn, searchOf } from '../search/address.ts'
import { plainLine } from '../text.ts'
import { alertFrequencies, savedSearchEvents, savedSearchStates } from './lifecycle.ts'

/** Longest criteria, in characters. */
const MOST_CRITERIA = 2_000
const WRONG_CRITERIA = 'Send the criteria of a job search.'

/**
 * Criteria as the query string of `/jobs`, in one spelling: without order and age, which mean nothing for jobs that are
 * new, and without what no search understands.
 */
export const canonicalCriteria = (search: string): string => {
  const { posted: _, sort: __, ...criteria } = criteriaIn(search)
  return searchOf(criteria).replace(/^\?/, '')
}

export const savedCriteria = v.pipe(
  v.string(WRONG_CRITERIA),
  v.maxLength(MOST_CRITERIA, WRONG_CRITERIA),
  v.transform(canonicalCriteria),
)

export const savedSearchNameLength = 100

const WRONG_ZONE = 'Choose a time zone.'

/** True if this program knows the IANA time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** IANA time zone, such as `Europe/Berlin`. */
export const timeZone = v.pipe(
  v.string(WRONG_ZONE),
  v.regex(/^[A-Za-z][\w+\-/]{0,63}$/, WRONG_ZONE),
  v.check(isTimeZone, WRONG_ZONE),
)

export const alertFrequency = v.picklist(alertFrequencies, 'Choose how often.')

export const savedSearchName = v.pipe(
  plainLine(savedSearchNameLength, 'Use letters, numbers, and signs on one line.'),
  v.trim(),
)

const time = v.nullable(v.string())

/** A saved search, as its owner reads it. */
export const savedSearch = v.object({
  id: v.string(),
  /** Query string of `/jobs`. */
  criteria: v.string(),
  /** Name of its owner; empty where the criteria name it. */
  name: v.string(),
  every: alertFrequency,
  timeZone: v.string(),
  state: v.picklist(savedSearchStates),
  createdAt: v.string(),
  /** Time of the next mail, if jobs match until then; null while none is sent. */
  nextAt: time,
  /** Time of the last mail. */
  lastAt: time,
  revision: v.number(),
  /** Events that the owner may send now. */
  can: v.array(v.picklist(savedSearchEvents)),
  /** Why it finds nothing, such as a place that nobody knows any more. */
  problem: v.optional(v.string()),
})

export type SavedSearch = v.InferOutput<typeof savedSearch>

/** Form for an alert by email without an account. */
export const publicAlertForm = {
  criteria: savedCriteria,
  emailAddress: emailAddress('Enter an email address.'),
  every: alertFrequency,
  timeZone,
} as const
