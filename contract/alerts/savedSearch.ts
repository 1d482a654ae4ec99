import * as v from 'valibot'
import { emailAddress } from '../fields.ts'
import { criteriaIn, searchOf } from '../search/address.ts'
import { plainLine } from '../text.ts'
import { alertFrequencies, savedSearchEvents, savedSearchStates } from './lifecycle.ts'

/** Maximum length of the criteria, in characters. */
const MOST_CRITERIA = 2_000
const WRONG_CRITERIA = 'Send the criteria of a job search.'

/**
 * Normalizes criteria to one query string of `/jobs`. Drops sort order and posting age, which have no meaning
 * for new jobs, and unknown parameters.
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

/** True if the runtime supports the IANA time zone. */
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

/** Saved search, as its owner reads it. */
export const savedSearch = v.object({
  id: v.string(),
  /** Query string of `/jobs`. */
  criteria: v.string(),
  /** Name given by the owner; empty if the title is derived from the criteria. */
  name: v.string(),
  every: alertFrequency,
  timeZone: v.string(),
  state: v.picklist(savedSearchStates),
  createdAt: v.string(),
  /** Time of the next email, provided that jobs match by then; null while no emails are sent. */
  nextAt: time,
  /** Time of the last email. */
  lastAt: time,
  revision: v.number(),
  /** Events that the owner may send in the current state. */
  can: v.array(v.picklist(savedSearchEvents)),
  /** Reason why the search finds nothing, such as a place that no longer exists. */
  problem: v.optional(v.string()),
})

export type SavedSearch = v.InferOutput<typeof savedSearch>

/** Form for an email alert without an account. */
export const publicAlertForm = {
  criteria: savedCriteria,
  emailAddress: emailAddress('Enter an email address.'),
  every: alertFrequency,
  timeZone,
} as const
