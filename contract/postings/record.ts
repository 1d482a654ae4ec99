import * as v from 'valibot'

/** Period, in days, over which a company's replies are counted. */
export const daysOfRecord = 90

/** With fewer people than these nothing is said: a share of so few says little, and may say who they are. */
export const minInRecord = 10

/**
 * Reply record of a company, counted from the ledger (marketplace, 3): applicants whose first reply came, or
 * was due, in the last 90 days.
 */
export const recordSchema = v.object({
  people: v.number(),
  answeredInTime: v.number(),
  /** Within so many days half of the answers came, counted in begun days; null while there are none. */
  medianDays: v.nullable(v.number()),
})

/** Share of replies on time from which a company counts as one that replies on time. */
export const onTimeShare = 0.9

/** True if a company replies on time, by its record; false where there is none. */
export const isOnTime = (record: CompanyRecord | null): boolean =>
  record !== null && record.answeredInTime >= onTimeShare * record.people

export type CompanyRecord = v.InferOutput<typeof recordSchema>
