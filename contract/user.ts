import * as v from 'valibot'

const text = v.nullish(v.string(), '')

export const accountId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** Company of an employer's account. */
const companySchema = v.object({
  name: text,
  website: text,
  about: text,
  /** Slug of the public page; absent in other backends. */
  slug: v.optional(v.string()),
  /** URL of the logo; absent without one. */
  logo: v.optional(v.string()),
  /** Revision for optimistic locking; absent in other backends. */
  revision: v.optional(v.number()),
})

/**
 * Signed-in user, as returned by calls and stored in the cookie `candidate` (specification, 3).
 *
 * The four fields that every screen needs are required. Other backends may omit the others or set them to
 * null, which is read as empty.
 */
export const userSchema = v.object({
  id: accountId,
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.pipe(v.string(), v.nonEmpty()),
  provider: v.nullish(v.picklist(['social', 'email']), 'email'),
  isVerified: v.nullish(v.boolean(), false),
  picture: text,
  ipAddress: text,
  createdOn: text,
  dateOfBirth: text,
  userName: text,
  /** Day of the erasure, `YYYY-MM-DD`, if the account was deleted and can still be restored. */
  erasedOn: v.optional(v.string()),
  /** Version of the terms that the user has to accept; absent once accepted. */
  termsToAccept: v.optional(v.string()),
  /** Company of an employer; absent for candidates. */
  company: v.pipe(
    v.nullish(companySchema),
    v.transform((company) => company ?? undefined),
  ),
})

export type Company = v.InferOutput<typeof companySchema>

export type User = v.InferOutput<typeof userSchema>
