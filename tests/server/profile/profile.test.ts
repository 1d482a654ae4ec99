// @module-tag security
import { expect, test } from 'vitest'
import { ada, grace, matching, startTestServer } from '../support/harness.ts'

const names = { firstName: 'Augusta', lastName: 'King', userName: 'Lovelace' }
const NEW = 'Difference2?'

test('a profile is changed by its owner, trimmed, and otherwise unchanged', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()

  const answer = await browser.call('updateProfile', { ...names, id: user.id, firstName: ' Augusta ' })

  expect(answer).toMatchObject({ http: 200, status: true })
  expect(answer.result).toEqual({ ...user, ...names })
  expect((await browser.call('session')).result).toEqual(answer.result)
})

test('A profile change needs a session.', async () => {
  const server = await startTestServer()
  const { user } = await server.registered()

  expect(await server.browser().call('updateProfile', { ...names, id: user.id })).toMatchObject({
    http: 401,
    status: false,
  })
})

test('another person’s profile is inaccessible', async () => {
  const server = await startTestServer()
  const { browser: owner, user } = await server.registered()
  const { browser } = await server.registered(grace)

  expect(await browser.call('updateProfile', { ...names, id: user.id })).toMatchObject({
    http: 403,
    status: false,
  })
  expect(await browser.call('updateProfile', { ...names, id: user.id.toUpperCase() })).toMatchObject({
    http: 403,
  })
  expect((await owner.call('session')).result).toEqual(user)
})

test('A user name is unique in any letter case, and its owner can save it again.', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  const { browser: other, user: rival } = await server.registered(grace)
  await browser.call('updateProfile', { ...names, id: user.id })

  expect(await other.call('updateProfile', { ...names, id: rival.id, userName: 'LOVELACE' })).toMatchObject({
    http: 200,
    status: false,
    error: { fields: { userName: matching(/./) } },
  })
  expect(await browser.call('updateProfile', { ...names, id: user.id, userName: 'loveLACE' })).toMatchObject({
    status: true,
    result: { userName: 'loveLACE' },
  })
})

test('Of two concurrent claims of one user name one succeeds.', async () => {
  const server = await startTestServer()
  const people = [await server.registered(), await server.registered(grace)]

  const answers = await Promise.all(
    people.map(({ browser, user }) => browser.call('updateProfile', { ...names, id: user.id })),
  )

  expect(answers.filter(({ status }) => status)).toHaveLength(1)
})

test('User names that look like the product’s are refused.', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()

  for (const userName of ['Support', 'administrator', 'JOBGROVE']) {
    expect(await browser.call('updateProfile', { ...names, id: user.id, userName })).toMatchObject({
      status: false,
    })
  }
})

test('A password change needs the current password, and ends the other sessions only.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const elsewhere = server.browser()
  await elsewhere.call('login', { emailAddress: ada.emailAddress, password: ada.password })

  expect(
    await browser.call('changePassword', { currentPassword: 'Analytical1?', password: NEW }),
  ).toMatchObject({ http: 200, status: false, error: { fields: { currentPassword: matching(/./) } } })
  expect(
    await browser.call('changePassword', { currentPassword: ada.password, password: NEW }),
  ).toMatchObject({ http: 200, status: true })

  expect((await browser.call('session')).result).not.toBeNull()
  expect((await elsewhere.call('session')).result).toBeNull()
  const login = (password: string) =>
    server.browser().call('login', { emailAddress: ada.emailAddress, password })
  expect((await login(ada.password)).status).toBe(false)
  expect((await login(NEW)).status).toBe(true)
  const subjects = (await server.mails(ada.emailAddress)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('Your password was changed'))).toHaveLength(1)
})

test('A password change gives this browser a new session, and invalidates the old one.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const thief = server.browser()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)

  await browser.call('changePassword', { currentPassword: ada.password, password: NEW })

  expect((await thief.call('session')).result).toBeNull()
  expect((await browser.call('session')).result).toMatchObject({ emailAddress: ada.emailAddress })
})

test('A password change invalidates open reset links.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { emailAddress } = ada
  await server.browser().call('forgotPassword', { emailAddress })
  const resetPasswordCode = await server.codeFor(emailAddress, 'Reset')

  await browser.call('changePassword', { currentPassword: ada.password, password: NEW })

  expect(
    await server.browser().call('checkResetPasswordCode', { emailAddress, resetPasswordCode }),
  ).toMatchObject({ status: false })
})

test('A password change needs a session.', async () => {
  const server = await startTestServer()
  await server.registered()

  expect(
    await server.browser().call('changePassword', { currentPassword: ada.password, password: NEW }),
  ).toMatchObject({ http: 401, status: false })
})
