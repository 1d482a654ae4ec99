import * as v from 'valibot'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'
import { lengths, name } from '../../contract/fields.ts'

/** A person as a provider describes them. */
export const personSchema = v.object({
  /** Permanent identifier at the issuer. */
  subject: v.string(),
  /** In canonical form; empty where the issuer names none that is valid. */
  emailAddress: v.string(),
  /** True when the issuer has verified the email address. */
  isVerified: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  /** Address of a picture, or empty. */
  picture: v.string(),
})

export type Person = v.InferOutput<typeof personSchema>

const text = v.fallback(v.string(), '')

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: text,
  // Some issuers send it as a text.
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
 * Reads the claims of a provider. Names and address obey the rules of typed ones: what breaks them is left out. Where no
 * first name is left, it is the part of the address before the @.
 *
 * @throws when the claims name nobody
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
