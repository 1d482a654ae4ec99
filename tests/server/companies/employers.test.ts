import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls, callsOf, type CallName } from '../../../contract/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { withStore } from '../support/databases.ts'
import { ada, days, matching, sharedTestServer, startTestServer, type Browser } from '../support/harness.ts'
import type { Database } from '../../../server/store/schema.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/operations/purge.ts'

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
    company: { name: company.companyName, website: '', about: '', slug: matching(/^[a-z0-9-]+$/) },
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

/** The slugs that lead to the company of an account, the current one first. */
const slugsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('members', 'members.company_id', 'companies.id')
    .innerJoin('company_slugs', 'company_slugs.company_id', 'companies.id')
    .select('company_slugs.slug')
    .where('account_id', '=', accountId)
    .orderBy((row) => row('company_slugs.slug', '=', row.ref('companies.slug')), 'desc')
    .orderBy('company_slugs.slug')
    .execute()
    .then((rows) => rows.map(({ slug }) => slug))

const rename = async (browser: Browser, id: string | undefined, companyName: string) =>
  expect(await browser.call('updateCompany', { id, ...company, companyName })).toMatchObject({
    status: true,
  })

test('a company has an address of its own, keeps the ones it had, and gets them back with an old name', async () => {
  const own = await startTestServer()
  const [one, other] = [own.browser(), own.browser()]
  const ids = [await signIn('employer', one), await signIn('employer', other)]
  await rename(one, ids[0], 'Äther & Söhne')
  await rename(other, ids[1], 'Engine Works')
  await rename(one, ids[0], '蒸気機関')
  await rename(other, ids[1], 'Ather Sohne')
  await rename(one, ids[0], 'ENGINE works')
  await own.close()

  await withStore(own, async (db) => {
    expect(await slugsOf(db, ids[0] ?? '')).toEqual(['engine-works', 'ather-sohne', 'company'])
    expect(await slugsOf(db, ids[1] ?? '')).toEqual(['ather-sohne-2', 'engine-works-2'])
  })
})

test('companies that take one name at once get different addresses', async () => {
  const own = await startTestServer()
  const ids = await Promise.all(Array.from({ length: 12 }, () => signIn('employer', own.browser())))
  await own.close()

  const slugs = await withStore(own, (db) => Promise.all(ids.map((id) => slugsOf(db, id))))
  expect(new Set(slugs.flat()).size).toBe(12)
  expect(slugs.flat()).toEqual(expect.arrayContaining(['engine-works', 'engine-works-2', 'engine-works-9']))
})

test('a company goes with the last account that acts for it', async () => {
  const own = await startTestServer()
  await signIn('employer', own.browser())
  await own.close()
  const logger = createLogger({ logLevel: 'silent' })

  const left = (daysLater: number) =>
    withStore(own, async (db) => {
      await purge(db, own.clock.now + days(daysLater), logger)
      return db.selectFrom('companies').select('name').execute()
    })

  expect(await left(29)).toEqual([{ name: company.companyName }])
  expect(await left(91)).toEqual([])
})
