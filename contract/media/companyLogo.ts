import * as v from 'valibot'

/** URL of a company’s logo, a square of 192 pixels; absent without a logo. */
export const companyLogo = v.optional(v.string())
