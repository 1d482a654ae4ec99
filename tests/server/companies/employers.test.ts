import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls, callsOf, type CallName } from '../../../contract/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { ada, sharedTestServer, type Browser } from '../support/harness.ts'

const server = sharedTestServer()
const company = {
  companyName: 'Engine Works',
  companyWebsite: 'https://engines.example',
  companyAbout: 'Engines.',
}
const employer = { ...ada, companyName: company.companyName }

/** The calls that need somebody to be signed in, with what they take. */
const protectedCalls: Readonly<Partial<Record<CallName, (id: string) => object>>> = {
  updateProfile: (id) => ({ id, firstName: 'Augusta', lastName: 'King', userName: 'Lovelace' }),
  updateCompany: (id) => ({ id, ...company }),
  resendVerification: () => ({}),
  changePassword: () => ({ currentPassword: ada.password, password: 'Difference2?' }),
}

async function signIn(role: Role, browser: Browser): Promise<string> {
  const emailAddress = `${role}.${crypto.randomUUID()}@example.com`
  const person = { ...(role === 'employer' ? employer : ada), emailAddress }
  const answer = await browser.call(role === 'employer' ? 'registerEmployer' : 'register', person, role)
  expect(answer).toMatchObject({ http: 200, status: true })
  return v.parse(v.looseObject({ id: v.string() }), answer.result).id
}

describe.each([
  ['candidate', 'employer'],
  ['employer', 'candidate'],
] as const)('with the session of a %s', (own, other) => {
  const named = callsOf(other).filter((name) => protectedCalls[name])

  test.each(named)(`${other}/%s is refused`, async (name) => {
    const browser = server().browser()
    const id = await signIn(own, browser)
    expect(await browser.call(name, protectedCalls[name]?.(id), other)).toMatchObject({
      http: 401,
      status: false,
    })
  })

  test(`nobody is known as ${other}`, async () => {
    const browser = server().browser()
    await signIn(own, browser)
    expect((await browser.call('session', {}, other)).result).toBeNull()
    expect((await browser.call('session', {}, own)).result).not.toBeNull()
  })
})

test('every call that needs a session is among those tried', () => {
  const open = new Set([
    'login',
    'register',
    'registerEmployer',
    'forgotPassword',
    'checkResetPasswordCode',
    'createPassword',
    'verify',
    'logout',
    'session',
  ])
  expect(
    Object.keys(calls)
      .filter((name) => !open.has(name))
      .toSorted(),
  ).toEqual(Object.keys(protectedCalls).toSorted())
})

test('an employer registers with the name of the company, and changes what is said of it', async () => {
  const browser = server().browser()
  const id = await signIn('employer', browser)
  expect((await browser.call('session', {}, 'employer')).result).toMatchObject({
    company: { name: company.companyName, website: '', about: '' },
  })
  const answer = await browser.call('updateCompany', { id, ...company })
  expect(answer.result).toMatchObject({
    company: { name: company.companyName, website: company.companyWebsite, about: company.companyAbout },
  })
  expect((await browser.call('session', {}, 'employer')).result).toEqual(answer.result)
})

test('the company of somebody else is out of reach', async () => {
  const owner = server().browser()
  const id = await signIn('employer', owner)
  const browser = server().browser()
  await signIn('employer', browser)
  expect(await browser.call('updateCompany', { id, ...company })).toMatchObject({ http: 403, status: false })
})

test('the calls of employers only are none of the candidates’', async () => {
  expect((await server().browser().send('/api/candidate/update-company', { body: '{}' })).status).toBe(404)
})
