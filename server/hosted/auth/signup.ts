import type * as v from 'valibot'
import { authCalls } from '../../../contract/auth/calls.ts'
import type { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { createAccount, type RequestProof } from '../../calls/shared/createAccount.ts'
import { parsed } from '../../http/payload.ts'
import { requestOneTimeCode } from '../../mail/oneTimeCodes.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'
import { refuseUnsupported, settingPassword } from './refusals.ts'
import { codeRequest } from './requestCodes.ts'
import { enter } from './token.ts'

type Payload = v.InferOutput<NonNullable<typeof hostedAuthCalls.signup.payload>>

/**
 * Creates an account in the role of the client, and starts a session. Names, and the company of an employer,
 * are in `data`.
 */
export async function signup(context: HostedContext, payload: Payload): Promise<Response> {
  refuseUnsupported(payload)
  const { data, email, password } = payload
  if (!email && !password)
    throw new HostedError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (!password) throw new HostedError(400, 'validation_failed', 'Signup requires a valid password')
  const { companyName, firstName, lastName } = data ?? {}
  const person = { firstName, lastName, emailAddress: email, password, provider: 'email' }
  const request = await codeRequest(context, 'signup', payload)
  const requestProof: RequestProof = (transaction, recipient) =>
    requestOneTimeCode(transaction, { ...request, recipient }, context.call.now)
  await settingPassword(password, () => {
    if (context.role === 'candidate')
      return createAccount(context.call, parsed(authCalls.register.payload, person), { requestProof })
    const { companyName: name, ...rest } = parsed(authCalls.registerEmployer.payload, {
      ...person,
      companyName,
    })
    return createAccount(context.call, rest, { companyName: name, requestProof })
  })
  return enter(context)
}
