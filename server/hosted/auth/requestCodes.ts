import * as v from 'valibot'
import { authForms } from '../../../contract/auth/forms.ts'
import { canonicalEmailAddress } from '../../../contract/emailAddress.ts'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { strictObject } from '../../../contract/schemas/shapes.ts'
import { isMailLeft } from '../../calls/shared/mailBudget.ts'
import { requestOneTimeCode, type OneTimeCodeRequest } from '../../mail/oneTimeCodes.ts'
import type { LinkMailKind } from '../../mail/kinds.ts'
import type { OneTimeCodePurpose } from '../../../contract/hosted/oneTimeCodes.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { codeChallengeIn } from './authorizationCodes.ts'
import { redirectTarget } from './redirects.ts'
import { refuseUnsupported } from './refusals.ts'

type Payloads = typeof hostedAuthCalls
type PayloadOf<Name extends 'recover' | 'otp' | 'resend'> = v.InferOutput<
  NonNullable<Payloads[Name]['payload']>
>

/** Email limits, shared with the emails that the application requests. */
const budgets: Readonly<Record<OneTimeCodePurpose, LinkMailKind>> = {
  signup: 'verifyAddress',
  magiclink: 'oneTimeCode',
  recovery: 'resetPassword',
  email_change: 'changeAddress',
}

/** Emails a code to set a password. Behaves identically for every address. */
export const recover = (context: HostedContext, payload: PayloadOf<'recover'>) =>
  requestCode(context, 'recovery', payload)

/** Emails the code of a signup or change of address again. Behaves identically for every address. */
export function resend(context: HostedContext, payload: PayloadOf<'resend'>): Promise<Response> {
  refuseUnsupported(payload)
  const { type } = payload
  if (type !== 'signup' && type !== 'email_change')
    throw new HostedError(400, 'validation_failed', 'Missing one of these types: signup, email_change')
  return requestCode(context, type, payload)
}

/**
 * Emails a login code. If the address has no account and the data contains a name (and a company, for
 * employers), the code creates an account, unless `create_user` is false. Behaves identically for every
 * address.
 */
export const otp = (context: HostedContext, payload: PayloadOf<'otp'>) =>
  requestCode(
    context,
    'magiclink',
    payload,
    payload.create_user === false ? null : personIn(context, payload),
  )

const { companyName, firstName, lastName } = authForms.registerEmployer
const personOf = {
  candidate: strictObject({ firstName, lastName }),
  employer: strictObject({ firstName, lastName, companyName }),
}

/** Person in the data of a login; null if it contains no name. */
function personIn({ role }: HostedContext, { data }: PayloadOf<'otp'>): OneTimeCodeRequest['person'] {
  const named = role === 'candidate' ? {} : { companyName: data?.companyName }
  const { output, success } = v.safeParse(personOf[role], {
    firstName: data?.firstName,
    lastName: data?.lastName,
    ...named,
  })
  return success ? output : null
}

async function requestCode(
  context: HostedContext,
  purpose: OneTimeCodePurpose,
  payload: PayloadOf<'recover'>,
  person: OneTimeCodeRequest['person'] = null,
): Promise<Response> {
  refuseUnsupported(payload)
  const { c, call } = context
  const recipient = canonicalEmailAddress(payload.email ?? '')
  if (recipient === undefined)
    throw new HostedError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  const request = { ...(await codeRequest(context, purpose, payload)), recipient, person }
  if (await isMailLeft(call, budgets[purpose], recipient)) {
    await call.db.transaction().execute((transaction) => requestOneTimeCode(transaction, request, call.now))
    call.wakeOutbox()
  }
  return c.json({})
}

/** Code request without a recipient. */
export async function codeRequest(
  context: HostedContext,
  purpose: OneTimeCodePurpose,
  challenge: Parameters<typeof codeChallengeIn>[0],
): Promise<Omit<OneTimeCodeRequest, 'recipient'>> {
  const target = await redirectTarget(context, context.c.req.query('redirect_to'))
  return {
    role: context.role,
    purpose,
    redirectTo: target?.href ?? null,
    codeChallenge: codeChallengeIn(challenge),
    person: null,
  }
}
