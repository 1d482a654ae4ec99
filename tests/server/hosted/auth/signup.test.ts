import { expect, test } from 'vitest'
import { ada } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { credentials, names, signedUp } from './accounts.ts'

test('A signup creates an account, starts a session and mails the address.', async () => {
  const { client, server, session } = await signedUp()
  expect(session.user).toMatchObject({
    email: ada.emailAddress,
    user_metadata: names,
    app_metadata: { role: 'candidate' },
  })
  expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id)
  const [mail] = await server.mails(ada.emailAddress)
  expect(mail?.subject).toMatch(/^Verify your email address/)
})

test('An employer signs up with the name of a company.', async () => {
  const { publicKey, server } = await startHosted()
  const client = clientOf(server, publicKey, 'employer')
  const without = await client.auth.signUp({ ...credentials, options: { data: names } })
  expect(without.error).toMatchObject({ status: 400, code: 'validation_failed' })
  const { data } = await client.auth.signUp({
    ...credentials,
    options: { data: { ...names, companyName: 'Fernhill' } },
  })
  expect(data.user?.app_metadata).toMatchObject({ role: 'employer' })
})

test('A signup with an address that has an account is refused.', async () => {
  const { client } = await signedUp()
  const { error } = await client.auth.signUp({ ...credentials, options: { data: names } })
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists' })
})

test.each([
  ['Ab1!', ['length']],
  ['abcdefgh', ['characters']],
  ['Password1!', undefined],
])('A signup with the password %s is refused for %j.', async (password, reasons) => {
  const { publicKey, server } = await startHosted()
  const { error } = await clientOf(server, publicKey).auth.signUp({
    ...credentials,
    password,
    options: { data: names },
  })
  if (reasons) expect(error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons })
  else expect(error).toBeNull()
})

test('A password that contains the address is refused as weak.', async () => {
  const { publicKey, server } = await startHosted()
  const { error } = await clientOf(server, publicKey).auth.signUp({
    email: 'grace.murray@example.com',
    password: 'Grace.Murray1!',
    options: { data: names },
  })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['characters'] })
})

test.each([
  ['an address that is none', { email: 'ada', password: ada.password }],
  ['no password', { email: ada.emailAddress, password: '' }],
  ['no names', { ...credentials, options: { data: {} } }],
])('A signup with %s is refused.', async (_, given) => {
  const { publicKey, server } = await startHosted()
  const { error } = await clientOf(server, publicKey).auth.signUp(given)
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('A phone, a captcha and an anonymous sign-in are refused by name.', async () => {
  const { publicKey, server } = await startHosted()
  const { auth } = clientOf(server, publicKey)
  const phone = await auth.signUp({ phone: '+441234567890', password: ada.password })
  expect(phone.error).toMatchObject({ status: 422, code: 'phone_provider_disabled' })
  const captcha = await auth.signUp({ ...credentials, options: { data: names, captchaToken: 'token' } })
  expect(captcha.error).toMatchObject({ status: 400, code: 'captcha_failed' })
  const anonymous = await auth.signInAnonymously()
  expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
})

test('A sixth signup from one network within an hour is refused temporarily.', async () => {
  const { publicKey, server } = await startHosted({ RATE_LIMIT_SCALE: '1' })
  const { auth } = clientOf(server, publicKey)
  const sign = (number: number) =>
    auth.signUp({ ...credentials, email: `ada${number}@example.com`, options: { data: names } })
  for (const number of [1, 2, 3, 4, 5]) expect((await sign(number)).error).toBeNull()
  expect((await sign(6)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
})
