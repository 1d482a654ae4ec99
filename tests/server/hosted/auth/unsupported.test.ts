import { expect, test } from 'vitest'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { signedUp } from './accounts.ts'

test('Features that the server does not offer are refused with codes that the official client knows.', async () => {
  const { client, publicKey, server } = await signedUp()
  const { auth } = client
  const { admin } = clientOf(server, publicKey).auth
  const errors = {
    phone: await auth.signInWithOtp({ phone: '+441234567890' }),
    phonePassword: await auth.signInWithPassword({ phone: '+441234567890', password: 'Analytical1!' }),
    sso: await auth.signInWithSSO({ domain: 'example.com' }),
    idToken: await auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
    anonymous: await auth.signInAnonymously(),
    factor: await auth.mfa.enroll({ factorType: 'totp' }),
    reauthentication: await auth.reauthenticate(),
    linking: await auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
    users: await admin.listUsers(),
    captcha: await auth.resetPasswordForEmail('ada@example.com', { captchaToken: 'token' }),
  }
  expect(Object.fromEntries(Object.entries(errors).map(([name, { error }]) => [name, error?.code]))).toEqual({
    phone: 'phone_provider_disabled',
    phonePassword: 'phone_provider_disabled',
    sso: 'saml_provider_disabled',
    idToken: 'provider_disabled',
    anonymous: 'anonymous_provider_disabled',
    factor: 'mfa_totp_enroll_not_enabled',
    reauthentication: 'reauthentication_not_valid',
    linking: 'manual_linking_disabled',
    users: 'not_admin',
    captcha: 'captcha_failed',
  })
})

test('A wallet cannot log in.', async () => {
  const { publicKey, server } = await signedUp()
  const response = await fetch(`${server.base}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    headers: { apikey: publicKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ chain: 'ethereum', message: 'm', signature: 's' }),
  })
  expect(await response.json()).toMatchObject({ code: 422, error_code: 'provider_disabled' })
})

test('The last way to log in cannot be unlinked, and an unknown identity is not found.', async () => {
  const { client, session } = await signedUp()
  const [identity] = session.user.identities ?? []
  if (!identity) throw new Error('There is no identity.')
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    code: 'email_conflict_identity_not_deletable',
  })
  for (const identity_id of ['somebody-acme', `${session.user.id}-%00`]) {
    const unlinked = await client.auth.unlinkIdentity({ ...identity, identity_id })
    expect(unlinked.error).toMatchObject({ status: 404, code: 'identity_not_found' })
  }
})

test.each(['constructor', '__proto__', 'valueOf'])(
  'A grant type or a verification type %s is refused like any unknown one.',
  async (name) => {
    const { publicKey, server } = await startHosted()
    const answerTo = async (path: string, body: object) => {
      const response = await fetch(`${server.base}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: publicKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      return answer
    }
    const refused = { code: 400, error_code: 'validation_failed' }
    expect(await answerTo(`token?grant_type=${name}`, {})).toMatchObject(refused)
    const typed = { type: name, email: 'ada@example.com', token: '123456' }
    expect(await answerTo('verify', typed)).toMatchObject(refused)
  },
)
