import * as v from 'valibot'
import { forms, limits } from './forms.ts'
import { roles, type Role } from './roles.ts'
import { userSchema } from './user.ts'

/** One call of the API: the last part of its path, what it takes, what its envelope's result is. */
export interface Call<
  Payload extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: string
  readonly payload: Payload
  readonly result: Result
  /** Whose call it is. */
  readonly roles: readonly Role[]
}

const call = <Payload extends v.GenericSchema, Result extends v.GenericSchema>(
  path: string,
  payload: Payload,
  result: Result,
  by: readonly Role[] = roles,
): Call<Payload, Result> => ({ path, payload, result, roles: by })

const code = v.pipe(
  v.string('This link is not complete.'),
  v.trim(),
  v.nonEmpty('This link is not complete.'),
  v.maxLength(limits.code.max, 'This link is not complete.'),
)

// An address out of a mailed link travels as it stands there. The server compares its canonical form.
const linkedAddress = v.pipe(
  v.string('This link is not complete.'),
  v.nonEmpty('This link is not complete.'),
  v.maxLength(limits.emailAddress.max, 'This link is not complete.'),
)
const accountId = v.pipe(v.string(), v.nonEmpty())
const nothing = v.strictObject({})
const anything = v.unknown()

/**
 * Every call, once (specification, 7): the client in `src/network/api.ts` and the routes of `server/` are made from
 * this table. All are JSON POST, and take exactly the keys listed.
 *
 * The first seven are the product's; the application works against any backend that answers them. The others are
 * extras of our own server: where they are missing, the application works with less comfort.
 */
export const calls = {
  login: call('login', v.strictObject(forms.login), userSchema),
  register: call(
    'register',
    v.strictObject({ ...forms.register, provider: v.literal('email') }),
    userSchema,
    ['candidate'],
  ),
  registerEmployer: call(
    'register',
    v.strictObject({ ...forms.registerEmployer, provider: v.literal('email') }),
    userSchema,
    ['employer'],
  ),
  forgotPassword: call('forgot-password', v.strictObject(forms.forgotPassword), anything),
  checkResetPasswordCode: call(
    'check-reset-password-code',
    v.strictObject({ emailAddress: linkedAddress, resetPasswordCode: code }),
    anything,
  ),
  createPassword: call(
    'create-password',
    v.strictObject({ emailAddress: linkedAddress, ...forms.createPassword }),
    anything,
  ),
  verify: call('verify', v.strictObject({ emailAddress: linkedAddress, verificationCode: code }), anything),
  updateProfile: call('update-profile', v.strictObject({ id: accountId, ...forms.profile }), userSchema),
  updateCompany: call('update-company', v.strictObject({ id: accountId, ...forms.company }), userSchema, [
    'employer',
  ]),
  logout: call('logout', nothing, anything),
  session: call('session', nothing, v.nullable(userSchema)),
  resendVerification: call('resend-verification', nothing, anything),
  changePassword: call(
    'change-password',
    v.strictObject({ currentPassword: forms.login.password, ...forms.createPassword }),
    anything,
  ),
} as const

export type CallName = keyof typeof calls
export type PayloadOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['payload']>
export type ResultOf<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['result']>

/** The path of a call for a role, without the base address: `candidate/login`. */
export const callPath = (role: Role, name: CallName) => `${role}/${calls[name].path}`

/** The names of the calls that a role may make. */
export const callsOf = (role: Role): CallName[] =>
  Object.keys(calls).filter((name): name is CallName => isCall(name) && isFor(role, name))

const isCall = (name: string): name is CallName => name in calls

const isFor = (role: Role, name: CallName) => calls[name].roles.includes(role)
