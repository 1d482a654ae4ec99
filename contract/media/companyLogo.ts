import * as v from 'valibot'

/** Address of a company’s logo, a square of 192 pixels; absent where it has none. */
export const companyLogo = v.optional(v.string())
