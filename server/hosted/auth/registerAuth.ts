import type { Hono } from 'hono'
import { hostedAuthCalls } from '../../../contract/hosted/authCalls.ts'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { limitRequests } from '../../http/clientLimits.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import type { HostedParts } from '../hostedContext.ts'
import { registerHosted } from '../registerHosted.ts'
import { hostedUserOf } from './hostedUser.ts'
import { logout } from './logout.ts'
import { authorize } from './providerSignIn.ts'
import { otp, recover, resend } from './requestCodes.ts'
import { signup } from './signup.ts'
import { token } from './token.ts'
import { unlinkIdentity } from './unlinkIdentity.ts'
import { unsupportedEndpoints } from './unsupported.ts'
import { updateUser } from './updateUser.ts'
import { openLink, verify } from './verify.ts'

/** Registers the routes of `/auth/v1`. */
export function registerAuth(app: Hono<HttpEnvironment>, parts: HostedParts): void {
  const auth = app.basePath(hostedPaths.auth)
  registerHosted(
    auth,
    'publicKeys',
    hostedAuthCalls.publicKeys,
    async ({ c }) => {
      c.header('Cache-Control', 'public, max-age=600')
      return c.json(await parts.tokens.publicKeys())
    },
    parts,
  )
  registerHosted(
    auth,
    'settings',
    hostedAuthCalls.settings,
    async ({ c }) =>
      c.json({
        external: {
          email: true,
          phone: false,
          ...Object.fromEntries(parts.providers.offered.map(({ name }) => [name, true])),
        },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        saml_enabled: false,
      }),
    parts,
  )
  registerHosted(auth, 'token', hostedAuthCalls.token, token, parts)
  registerHosted(auth, 'signup', hostedAuthCalls.signup, signup, parts)
  registerHosted(auth, 'recover', hostedAuthCalls.recover, recover, parts)
  registerHosted(auth, 'otp', hostedAuthCalls.otp, otp, parts)
  registerHosted(auth, 'resend', hostedAuthCalls.resend, resend, parts)
  registerHosted(auth, 'verify', hostedAuthCalls.verify, verify, parts)
  registerHosted(auth, 'openLink', hostedAuthCalls.openLink, openLink, parts)
  registerHosted(auth, 'updateUser', hostedAuthCalls.updateUser, updateUser, parts)
  registerHosted(
    auth,
    'user',
    hostedAuthCalls.user,
    async ({ c, call, member }) => c.json(await hostedUserOf(call.db, member.account)),
    parts,
  )
  registerHosted(auth, 'authorize', hostedAuthCalls.authorize, authorize, parts)
  registerHosted(auth, 'unlinkIdentity', hostedAuthCalls.unlinkIdentity, unlinkIdentity, parts)
  for (const [path, refusal] of unsupportedEndpoints)
    auth.all(path, limitRequests(parts), () => {
      throw refusal()
    })
  registerHosted(
    auth,
    'logout',
    hostedAuthCalls.logout,
    async (context) => logout(context, context.member),
    parts,
  )
}
