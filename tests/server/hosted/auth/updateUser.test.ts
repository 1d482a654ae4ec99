import { expect, test } from 'vitest'
import { ada } from '../../support/harness.ts'
import { loggedIn, sessionOf, signedUp } from './accounts.ts'

const next = 'Differential2!'

test('New names are stored, and omitted ones stay.', async () => {
  const { client } = await signedUp()
  const { data, error } = await client.auth.updateUser({
    data: { firstName: 'Augusta', userName: 'augusta1' },
  })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({
    firstName: 'Augusta',
    lastName: ada.lastName,
    userName: 'augusta1',
  })
})

test.each([{ firstName: '' }, { userName: 'no blanks' }, { userName: 'support' }])(
  'The data %j is refused.',
  async (data) => {
    const { client } = await signedUp()
    expect((await client.auth.updateUser({ data })).error).toMatchObject({ code: 'validation_failed' })
  },
)

test('A new password needs the current one, keeps this session, ends the others and is announced by email.', async () => {
  const began = await signedUp()
  const { client, server } = began
  const other = await loggedIn(began)
  const { error } = await client.auth.updateUser({ password: next, current_password: ada.password })
  expect(error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
  const { refresh_token } = await sessionOf(other)
  expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await other.auth.refreshSession({ refresh_token })).error).toMatchObject({
    code: 'refresh_token_not_found',
  })
  await loggedIn(began, next)
  const subjects = (await server.mails(ada.emailAddress)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Your password was changed/))
})

test.each([
  ['without the current one', {}, 'reauthentication_needed'],
  ['with a wrong current one', { current_password: 'Wrong1234!' }, 'invalid_credentials'],
])('A new password %s is refused.', async (_, proof, code) => {
  const began = await signedUp()
  const { error } = await began.client.auth.updateUser({ password: next, ...proof })
  expect(error).toMatchObject({ status: 400, code })
  await loggedIn(began)
})

test('A weak new password is refused with reasons.', async () => {
  const { client } = await signedUp()
  const { error } = await client.auth.updateUser({ password: 'short', current_password: ada.password })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
})

test('Nothing is changed if one of several values is invalid.', async () => {
  const { client } = await signedUp()
  await client.auth.updateUser({ data: { firstName: 'Augusta' }, password: 'short' })
  expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ firstName: ada.firstName })
})

test('A new address needs the password, and waits for confirmation by email.', async () => {
  const { client, server } = await signedUp()
  const email = 'augusta@example.com'
  expect((await client.auth.updateUser({ email })).error).toMatchObject({ code: 'reauthentication_needed' })
  const { data } = await client.auth.updateUser({ email, current_password: ada.password })
  expect(data.user).toMatchObject({ email: ada.emailAddress, new_email: email })
  const [mail] = await server.mails(email)
  expect(mail?.subject).toMatch(/^Confirm your new email address/)
})

test('Changes of a deleted account are refused.', async () => {
  const { publicKey, server } = await signedUp()
  const browser = server.browser()
  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
  const deleted = await browser.send('/api/candidate/delete-account', {
    body: JSON.stringify({ password: ada.password }),
  })
  expect(await deleted.json()).toMatchObject({ status: true })
  const after = await loggedIn({ publicKey, server })
  expect((await after.auth.updateUser({ data: { firstName: 'Augusta' } })).error).toMatchObject({
    status: 403,
  })
})
