import * as v from 'valibot'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import { lengths, name } from '../../contract/fields.ts'

/** Person as described by a provider. */
export const personSchema = v.object({
  /** Permanent identifier at the issuer. */
  subject: v.string(),
  /** Canonical address; empty if the issuer returns no valid one. */
  emailAddress: v.string(),
  /** True if the issuer has verified the email address. */
  isVerified: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  /** URL of a picture; empty without one. */
  picture: v.string(),
})

export type Person = v.InferOutput<typeof personSchema>

const text = v.fallback(v.string(), '')

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: text,
  // Some issuers send the boolean as text.
  email_verified: v.fallback(v.union([v.boolean(), v.literal('true')]), false),
  given_name: text,
  family_name: text,
  name: text,
  picture: text,
})

const MOST_PICTURE_ADDRESS = 2_000

const typedName = name('')

const cleanName = (claimed: string) => {
  const { output, success } = v.safeParse(typedName, claimed)
  return success ? output : ''
}

/**
 * Parses the claims of a provider. Invalid names and addresses are dropped, by the rules for typed ones. The
 * default of the first name is the local part of the address.
 *
 * @throws if the claims do not identify a person
 */
export function personIn(claims: unknown): Person {
  const {
    email,
    email_verified,
    family_name,
    given_name,
    name: fullName,
    picture,
    sub,
  } = v.parse(claimsSchema, claims)
  const emailAddress = canonicalEmailAddress(email) ?? ''
  const [first = '', ...others] = fullName
    .slice(0, 2 * lengths.name.max)
    .trim()
    .split(/\s+/)
  const local = emailAddress.slice(0, Math.max(0, emailAddress.lastIndexOf('@')))
  return {
    subject: sub,
    emailAddress,
    isVerified: emailAddress !== '' && (email_verified === true || email_verified === 'true'),
    firstName:
      cleanName(given_name) || cleanName(first) || cleanName(local.slice(0, lengths.name.max)) || local,
    lastName: cleanName(family_name) || cleanName(others.join(' ')),
    picture: picture.length <= MOST_PICTURE_ADDRESS ? picture : '',
  }
}
