import { expect, test } from 'vitest'
import { startWithClient } from '../../support/hosted.ts'

const refusalOf = ({ error }: { readonly error: unknown }) =>
  typeof error === 'object' && error !== null
    ? ['status' in error ? error.status : undefined, 'code' in error ? error.code : undefined]
    : error

test('Unsupported features of docs/hosted.md are refused as documented.', async () => {
  const { client, server } = await startWithClient()
  const { auth } = client
  expect({
    phone: refusalOf(await auth.signInWithOtp({ phone: '+441' })),
    idToken: refusalOf(await auth.signInWithIdToken({ provider: 'google', token: 'x' })),
    sso: refusalOf(await auth.signInWithSSO({ domain: 'example.com' })),
    anonymous: refusalOf(await auth.signInAnonymously()),
    mfa: refusalOf(await auth.mfa.enroll({ factorType: 'totp' })),
    admin: refusalOf(await auth.admin.listUsers()),
    rest: (await client.from('accounts').select()).status,
    restPath: (await fetch(`${server.base}/rest/v1/`)).status,
  }).toEqual({
    phone: [422, 'phone_provider_disabled'],
    idToken: [422, 'provider_disabled'],
    sso: [422, 'saml_provider_disabled'],
    anonymous: [422, 'anonymous_provider_disabled'],
    mfa: [422, 'mfa_totp_enroll_not_enabled'],
    admin: [403, 'not_admin'],
    rest: 404,
    restPath: 404,
  })
})
