import * as v from 'valibot'

/** Days over which the replies of a company are counted. */
export const daysOfRecord = 90

/** Minimum number of applicants in a record. A share of fewer means little, and may identify a person. */
export const minInRecord = 10

/**
 * Reply record of a company, computed from the ledger (marketplace, 3). It counts applicants whose first
 * reply was sent or due in the last 90 days.
 */
export const recordSchema = v.object({
  people: v.number(),
  answeredInTime: v.number(),
  /** Median time of a reply in started days; null without replies. */
  medianDays: v.nullable(v.number()),
})

/** Minimum share of timely replies of a company that replies on time. */
export const onTimeShare = 0.9

/** True if a company replies on time by its record; false without a record. */
export const isOnTime = (record: CompanyRecord | null): boolean =>
  record !== null && record.answeredInTime >= onTimeShare * record.people

export type CompanyRecord = v.InferOutput<typeof recordSchema>
