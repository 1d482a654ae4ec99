import * as v from 'valibot'

const text = v.nullish(v.string(), '')

export const accountId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** Company of an employer's account. */
const companySchema = v.object({
  name: text,
  website: text,
  about: text,
  /** Its name in the address of its public page; other backends have none. */
  slug: v.optional(v.string()),
  /** Address of its logo, once it has uploaded one. */
  logo: v.optional(v.string()),
  /** Revision that a change is based on; absent in other backends. */
  revision: v.optional(v.number()),
})

/**
 * A signed-in person, as the calls answer it and as the cookie `candidate` keeps it (specification, 3).
 *
 * The four fields that every screen needs are required. The others may be missing or null in the answer of
 * another backend; they are then read as empty.
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
  /** The day on which the account is erased, `YYYY-MM-DD`, once it was deleted; until then it can be kept. */
  erasedOn: v.optional(v.string()),
  /** Version of the terms that the person is asked to accept; absent once they have. */
  termsToAccept: v.optional(v.string()),
  /** Company; employers only. */
  company: v.pipe(
    v.nullish(companySchema),
    v.transform((company) => company ?? undefined),
  ),
})

export type Company = v.InferOutput<typeof companySchema>

export type User = v.InferOutput<typeof userSchema>
