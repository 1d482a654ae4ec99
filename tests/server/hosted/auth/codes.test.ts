import { expect, test } from 'vitest'
import { ada, grace, minutes } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { fragmentOf, loggedIn, mailedCode, names, openMailed, signedUp } from './accounts.ts'

const email = ada.emailAddress
const next = 'Differential2!'

test('The code of a signup verifies the address.', async () => {
  const { client, publicKey, server } = await signedUp()
  const { code } = await mailedCode(server)
  const verified = await clientOf(server, publicKey).auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user.email_confirmed_at).toBeDefined()
  expect((await client.auth.getUser()).data.user?.email_confirmed_at).toBeDefined()
})

test('The link of a signup verifies the address and logs nobody in.', async () => {
  const { client, server } = await signedUp()
  const { link } = await mailedCode(server)
  const target = await openMailed(link)
  expect(target.origin).toBe(server.origin)
  expect(fragmentOf(target)).not.toHaveProperty('access_token')
  expect((await client.auth.getUser()).data.user?.email_confirmed_at).toBeDefined()
})

test('The code of a signup is mailed again.', async () => {
  const { client, publicKey, server } = await signedUp()
  server.clock.now += minutes(2)
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await server.mails(email)).length).toBe(2)
  const { code } = await mailedCode(server)
  const { error } = await clientOf(server, publicKey).auth.verifyOtp({ email, token: code, type: 'email' })
  expect(error).toBeNull()
})

test('A recovery code starts a session in which a password can be set once without the old one.', async () => {
  const began = await signedUp()
  const { publicKey, server } = began
  const other = await loggedIn(began)
  const client = clientOf(server, publicKey)
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
  const { code } = await mailedCode(server, email, 'Reset')
  expect((await client.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  const set = await client.auth.updateUser({ password: next })
  expect(set.error).toBeNull()
  expect(set.data.user?.email_confirmed_at).toBeDefined()
  expect((await client.auth.updateUser({ password: ada.password })).error).toMatchObject({
    code: 'reauthentication_needed',
  })
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  await loggedIn(began, next)
  const subjects = (await server.mails(email)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Your password was changed/))
})

test('A recovery session cannot set a password without the old one after 15 minutes.', async () => {
  const { publicKey, server } = await signedUp()
  const client = clientOf(server, publicKey)
  await client.auth.resetPasswordForEmail(email)
  await openAndVerify()
  server.clock.now += minutes(15)
  await client.auth.refreshSession()
  expect((await client.auth.updateUser({ password: next })).error).not.toBeNull()

  async function openAndVerify() {
    const { code } = await mailedCode(server, email, 'Reset')
    await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
  }
})

test('Recovery, codes and resends get the same response for an address without an account, which gets no email.', async () => {
  const { publicKey, server } = await startHosted()
  await server.registered(grace)
  const { auth } = clientOf(server, publicKey)
  const answers = [
    await auth.resetPasswordForEmail(email),
    await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
    await auth.signInWithOtp({ email }),
    await auth.resend({ type: 'signup', email }),
    await auth.resend({ type: 'email_change', email }),
  ]
  expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null])
  expect(await server.mails(email)).toEqual([])
  const { error } = await auth.verifyOtp({ email, token: '123456', type: 'recovery' })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('A mailed code logs in, once.', async () => {
  const { publicKey, server } = await signedUp()
  const { auth } = clientOf(server, publicKey)
  await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { code } = await mailedCode(server, email, 'Your login code')
  const proof = { email, token: code, type: 'email' } as const
  expect((await auth.verifyOtp(proof)).data.session?.user.email).toBe(email)
  expect((await auth.verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' })
})

test('A mailed code creates the account of the person named by the client.', async () => {
  const { publicKey, server } = await startHosted()
  const { auth } = clientOf(server, publicKey, 'employer')
  await auth.signInWithOtp({ email, options: { data: { ...names, companyName: 'Fernhill' } } })
  const { code } = await mailedCode(server, email, 'Create your account')
  const { data } = await auth.verifyOtp({ email, token: code, type: 'email' })
  expect(data.user).toMatchObject({ user_metadata: names, app_metadata: { role: 'employer' } })
  expect(data.user?.email_confirmed_at).toBeDefined()
})

test('A mailed code removes the data of a stranger who registered with the address.', async () => {
  const began = await signedUp()
  const { client: stranger, publicKey, server } = began
  const owner = clientOf(server, publicKey)
  await owner.auth.signInWithOtp({ email })
  const { code } = await mailedCode(server, email, 'Your login code')
  expect((await owner.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
  expect((await stranger.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  await expect(loggedIn(began)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test.each([
  ['after five wrong tries', { tries: 5, wait: 0 }],
  ['after ten minutes', { tries: 0, wait: minutes(10) }],
])('A code no longer works %s, and the link still does.', async (_, { tries, wait }) => {
  const { publicKey, server } = await signedUp()
  const { auth } = clientOf(server, publicKey)
  await auth.signInWithOtp({ email })
  const { code, link } = await mailedCode(server, email, 'Your login code')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < tries; tried += 1)
    expect((await auth.verifyOtp({ email, token: wrong, type: 'email' })).error).toMatchObject({
      code: 'otp_expired',
    })
  server.clock.now += wait
  expect((await auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject({
    code: 'otp_expired',
  })
  const token_hash = link.searchParams.get('token') ?? ''
  expect((await auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()
})

test('Of two concurrent uses of one code, one gets a session.', async () => {
  const { publicKey, server } = await signedUp()
  await clientOf(server, publicKey).auth.signInWithOtp({ email })
  const { code } = await mailedCode(server, email, 'Your login code')
  const answers = await Promise.all(
    [1, 2].map(() => clientOf(server, publicKey).auth.verifyOtp({ email, token: code, type: 'email' })),
  )
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('Attempts with codes are limited per address and day, for all clients together.', async () => {
  const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  const tryFrom = (address: string) =>
    fetch(`${server.base}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: publicKey, 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ email, token: '123456', type: 'email' }),
    }).then(({ status }) => status)
  const statuses = []
  for (let tried = 0; tried < 31; tried += 1) statuses.push(await tryFrom(`203.${tried}.113.1`))
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([403]))
  expect(statuses[30]).toBe(429)
})

test('A change of the address is confirmed with the code mailed to the new one, and logs nobody in.', async () => {
  const { client, publicKey, server } = await signedUp()
  const changed = await client.auth.updateUser({ email: grace.emailAddress, current_password: ada.password })
  expect(changed.error).toBeNull()
  const { code } = await mailedCode(server, grace.emailAddress, 'Confirm')
  const confirmed = await clientOf(server, publicKey).auth.verifyOtp({
    email: grace.emailAddress,
    token: code,
    type: 'email_change',
  })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data).toMatchObject({ session: null, user: { email: grace.emailAddress } })
  expect((await client.auth.getUser()).data.user?.email).toBe(grace.emailAddress)
})

test('A change to an address with an account is reported to its owner, and cannot be confirmed.', async () => {
  const { client, server } = await signedUp()
  await server.registered(grace)
  const changed = await client.auth.updateUser({ email: grace.emailAddress, current_password: ada.password })
  expect(changed.error).toBeNull()
  const subjects = (await server.mails(grace.emailAddress)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Your email address is already in use/))
  await expect(mailedCode(server, grace.emailAddress)).rejects.toThrow('no code')
})

test('The code of a change of the address is mailed again.', async () => {
  const { client, server } = await signedUp()
  await client.auth.updateUser({ email: grace.emailAddress, current_password: ada.password })
  const first = await mailedCode(server, grace.emailAddress)
  server.clock.now += minutes(2)
  await client.auth.resend({ type: 'email_change', email })
  expect((await mailedCode(server, grace.emailAddress)).link.href).not.toBe(first.link.href)
})

test('A verification of an unknown type is refused.', async () => {
  const { publicKey, server } = await startHosted()
  const { auth } = clientOf(server, publicKey)
  expect((await auth.verifyOtp({ email, token: '123456', type: 'invite' })).error).toMatchObject({
    code: 'validation_failed',
  })
  expect((await auth.verifyOtp({ phone: '+44', token: '123456', type: 'sms' })).error).toMatchObject({
    code: 'phone_provider_disabled',
  })
})
