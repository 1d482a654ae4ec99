import type * as v from 'valibot'
import type { Role } from '../../../contract/roles.ts'
import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { oneTimeCodeHash } from '../../mail/oneTimeCodes.ts'
import { Refused } from '../../refused.ts'
import { codeDigest } from '../../security/secrets.ts'
import type { OneTimeCodePurpose } from '../../../contract/hosted/oneTimeCodes.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { addAuthorizationCode } from './authorizationCodes.ts'
import { hostedUserOf } from './hostedUser.ts'
import { codeIsSpent, redeemCode, type OneTimeCode } from './redeemCode.ts'
import { redirectTarget, withError, withFragment } from './redirects.ts'
import { refuseUnsupported } from './refusals.ts'
import { begunIn, enter, openedSession } from './token.ts'

type Payload = v.InferOutput<NonNullable<typeof hostedAuthCalls.verify.payload>>

const MOST_TRIES = 5

const purposesOf: ReadonlyMap<string, readonly OneTimeCodePurpose[]> = new Map<
  string,
  readonly OneTimeCodePurpose[]
>([
  ['signup', ['signup']],
  ['email', ['signup', 'magiclink']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change']],
])

const spent = () => new HostedError(403, 'otp_expired', 'Token has expired or is invalid')

/**
 * Redeems a mailed code: six digits with the address, or the token of the link. Returns the new session, or
 * the user.
 */
export async function verify(context: HostedContext, payload: Payload): Promise<Response> {
  refuseUnsupported(payload)
  const purposes = purposesIn(payload.type)
  const { email, token, token_hash: linkToken } = payload
  const isTyped = linkToken === undefined
  if (isTyped && (!email || !token))
    throw new HostedError(400, 'validation_failed', 'Verify requires a token or a token hash')
  const emailAddress = canonicalEmailAddress(email ?? '') ?? ''
  const redeemed = await guessing(context, async () => {
    const code = isTyped
      ? await typedCode(context, { purposes, emailAddress, digits: token ?? '' })
      : await linkedCode(context, purposes, linkToken)
    const inRole = withRole(context, code.role)
    return { inRole, id: await redeemCode(inRole, code, { isSamePerson: isTyped }) }
  })
  return redeemed.inRole.begunSession() === undefined
    ? answerUser(redeemed.inRole, redeemed.id)
    : enter(redeemed.inRole)
}

/**
 * Opens a mailed link: redeems its code and redirects to the page of the client. The session is in the
 * fragment, or replaced by an authorization code if the client sent a PKCE challenge.
 */
export async function openLink(context: HostedContext): Promise<Response> {
  const { c, parts } = context
  const target = (await redirectTarget(context, c.req.query('redirect_to'))) ?? new URL(parts.origin())
  const type = c.req.query('type') ?? ''
  try {
    const { code, inRole } = await guessing(context, async () => {
      const found = await linkedCode(context, purposesIn(type), c.req.query('token') ?? '')
      const redeeming = withRole(context, found.role)
      await redeemCode(redeeming, found, { isSamePerson: found.code_challenge !== null })
      return { code: found, inRole: redeeming }
    })
    if (inRole.begunSession() === undefined)
      return c.redirect(withFragment(target, { type, message: 'Your email address is confirmed.' }))
    return c.redirect(await sessionAddress(inRole, target, { type, codeChallenge: code.code_challenge }))
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    const location = withError(target, error.code, 'Email link is invalid or has expired')
    throw new HostedError(error.status, error.code, error.message, { location })
  }
}

interface Return {
  /** Purpose of the link; absent after a provider sign-in. */
  readonly type?: string
  readonly codeChallenge: string | null
}

/** URL that passes the session of this call to the client. */
export async function sessionAddress(
  context: HostedContext,
  target: URL,
  { codeChallenge, type }: Return,
): Promise<string> {
  const { call, role } = context
  const sessionHash = begunIn(context)
  if (codeChallenge !== null) {
    const url = new URL(target)
    url.searchParams.set(
      'code',
      await addAuthorizationCode(call.db, { codeChallenge, sessionHash }, call.now),
    )
    return url.href
  }
  const { user: _, ...session } = await openedSession(context, { role, sessionHash })
  return withFragment(target, {
    ...Object.fromEntries(Object.entries(session).map(([name, value]) => [name, String(value)])),
    ...(type !== undefined && { type }),
  })
}

function purposesIn(type: string | undefined): readonly OneTimeCodePurpose[] {
  const purposes = purposesOf.get(type ?? '')
  if (!purposes) throw new HostedError(400, 'validation_failed', 'Verify requires a verification type')
  return purposes
}

/**
 * Runs an attempt to use a code, subject to the limit. Wrong, used, expired and unknown codes return the same
 * error.
 */
async function guessing<Value>({ call }: HostedContext, attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await call.limits.guess('wrongOneTimeCode', '', attempt)
  } catch (error) {
    throw error instanceof Refused && error.status === 200 ? spent() : error
  }
}

interface Typed {
  readonly purposes: readonly OneTimeCodePurpose[]
  readonly emailAddress: string
  readonly digits: string
}

async function typedCode(
  { call, role }: HostedContext,
  { digits, emailAddress, purposes }: Typed,
): Promise<OneTimeCode> {
  await call.limits.takeFor('tryOneTimeCode', `${role} ${emailAddress}`)
  const tried = await call.db
    .updateTable('one_time_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('email_address', '=', emailAddress)
    .where('role', '=', role)
    .where('purpose', 'in', purposes)
    .where('code_expires_at', '>', call.now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .execute()
  const code = tried.find(
    ({ code_hash: hash, id }) => hash === oneTimeCodeHash(call.keyedHash, id, digits.trim()),
  )
  if (!code) throw codeIsSpent()
  return code
}

async function linkedCode(
  { call }: HostedContext,
  purposes: readonly OneTimeCodePurpose[],
  token: string,
): Promise<OneTimeCode> {
  const code = await call.db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('link_hash', '=', codeDigest(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', call.now)
    .executeTakeFirst()
  if (!code) throw codeIsSpent()
  return code
}

/** Context in the role of a code, because a link does not contain the role. */
const withRole = (context: HostedContext, role: Role): HostedContext => ({
  ...context,
  role,
  call: { ...context.call, role },
})

async function answerUser({ c, call }: HostedContext, id: string): Promise<Response> {
  const account = await call.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return c.json(await hostedUserOf(call.db, account))
}
