import * as v from 'valibot'

const WRONG_LIMIT = 'Ask for 1 to 50.'
const WRONG_CURSOR = 'We can’t continue this list. Start from the beginning.'

const after = v.optional(
  v.pipe(v.string(WRONG_CURSOR), v.nonEmpty(WRONG_CURSOR), v.maxLength(500, WRONG_CURSOR)),
)

/** Whole number from a query parameter. */
export const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

/** Paging of every list: cursor of the previous page, and page size. */
export const listQuery = { after, limit: v.optional(wholeNumber(1, 50, WRONG_LIMIT), '20') }

/** Paging in the payload of a call, for lists with a maximum page size of their own. */
export const listPayloadUpTo = (most: number, message = `Ask for 1 to ${most}.`) => ({
  after,
  limit: v.optional(
    v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message)),
    20,
  ),
})

export const listPayload = listPayloadUpTo(50, WRONG_LIMIT)
