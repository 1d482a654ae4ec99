import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountCalls, accountCallsOf, type AccountCallName } from '../../contract/support/accountCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import { askCompany, ownerAt, tellCompany } from '../support/companies.ts'
import { withStore } from '../support/databases.ts'
import { ada, days, matching, sharedTestServer, startTestServer, type Browser } from '../support/harness.ts'
import type { Database } from '../../../server/store/schema.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'

const server = sharedTestServer()
const company = { name: 'Engine Works', website: 'https://engines.example', about: 'Engines.' }
const employer = { ...ada, companyName: company.name }

/** Calls that require a login, with valid payloads. */
const protectedCalls: Readonly<Partial<Record<AccountCallName, (id: string) => object>>> = {
  updateProfile: (id) => ({ id, firstName: 'Augusta', lastName: 'King', userName: 'Lovelace' }),
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
  const named = accountCallsOf(other).filter((name) => protectedCalls[name])

  test.each(named)(`${other}/%s is refused`, async (name) => {
    const browser = server().browser()
    const id = await signIn(own, browser)
    expect(await browser.call(name, protectedCalls[name]?.(id), other)).toMatchObject({
      http: 401,
      status: false,
    })
  })

  test(`nobody is logged in as ${other}`, async () => {
    const browser = server().browser()
    await signIn(own, browser)
    expect((await browser.call('session', {}, other)).result).toBeNull()
    expect((await browser.call('session', {}, own)).result).not.toBeNull()
  })
})

test('Every call that needs a session is tested.', () => {
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
    Object.keys(accountCalls)
      .filter((name) => !open.has(name))
      .toSorted(),
  ).toEqual(Object.keys(protectedCalls).toSorted())
})

test('An employer registers with a company name, and edits the company.', async () => {
  const { browser } = await ownerAt(server())
  const inSession = async () => (await browser.call('session', {}, 'employer')).result
  expect(await inSession()).toMatchObject({
    company: { name: company.name, website: '', about: '', slug: matching(/^[a-z0-9-]+$/) },
  })
  const facts = { size: '11-50' as const, industry: 'Engines', places: ['London', 'Turin'] }
  const { result } = await tellCompany(browser, { ...company, ...facts })
  expect(result).toMatchObject({ ...company, ...facts, revision: 2, user: { company } })
  expect(await inSession()).toMatchObject({ company: { ...company, revision: 2 } })

  expect((await tellCompany(browser, company)).result).toMatchObject({ ...facts, revision: 3 })
})

test('The second of two changes on one revision of a company is refused.', async () => {
  const { browser } = await ownerAt(server())
  const change = { revision: 1, company }
  expect(await askCompany(browser, 'updateCompany', change)).toMatchObject({ status: true })
  expect(await askCompany(browser, 'updateCompany', change)).toMatchObject({
    http: 409,
    error: { code: 'conflict', revision: 2 },
  })
})

test('An invalid company value is refused at its field.', async () => {
  const browser = server().browser()
  await signIn('employer', browser)
  const refused = async (more: object) =>
    Object.keys(
      (await askCompany(browser, 'updateCompany', { revision: 1, company: { ...company, ...more } })).error
        ?.fields ?? {},
    )

  expect(await refused({ name: '' })).toEqual(['company.name'])
  expect(await refused({ website: 'engines.example' })).toEqual(['company.website'])
  expect(await refused({ website: `https://engines.example/${'x'.repeat(200)}` })).toEqual([
    'company.website',
  ])
  expect(await refused({ about: 'x'.repeat(2_001) })).toEqual(['company.about'])
  expect(await refused({ about: 'a\u0007b' })).toEqual(['company.about'])
  expect(await refused({ size: 'big' })).toEqual(['company.size'])
  expect(await refused({ industry: 'Two\nlines' })).toEqual(['company.industry'])
  expect(await refused({ places: ['London', ''] })).toEqual(['company.places.1'])
  expect(await refused({ places: Array.from({ length: 21 }, () => 'London') })).toEqual(['company.places'])
})

test('Only a logged-in employer reads or changes a company.', async () => {
  const candidate = server().browser()
  await signIn('candidate', candidate)
  for (const browser of [candidate, server().browser()]) {
    expect(await askCompany(browser, 'readCompany')).toMatchObject({ http: 401 })
    expect(await askCompany(browser, 'updateCompany', { revision: 1, company })).toMatchObject({ http: 401 })
  }
})

test('Employer calls are not available to candidates.', async () => {
  expect((await server().browser().send('/api/candidate/update-company', { body: '{}' })).status).toBe(404)
})

/** Slugs of an account's company, the current one first. */
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

const rename = async (browser: Browser, name: string) =>
  expect(await tellCompany(browser, { name })).toMatchObject({ status: true })

test('A company has its own slug, keeps earlier ones, and gets one back with its old name.', async () => {
  const own = await startTestServer()
  const owners = [await ownerAt(own), await ownerAt(own)] as const
  const ids = [await owners[0].id(), await owners[1].id()]
  const [{ browser: one }, { browser: other }] = owners
  await rename(one, 'Äther & Söhne')
  await rename(other, 'Engine Works')
  await rename(one, '蒸気機関')
  await rename(other, 'Ather Sohne')
  await rename(one, 'ENGINE works')
  await own.close()

  await withStore(own, async (db) => {
    expect(await slugsOf(db, ids[0] ?? '')).toEqual(['engine-works', 'ather-sohne', 'company'])
    expect(await slugsOf(db, ids[1] ?? '')).toEqual(['ather-sohne-2', 'engine-works-2'])
  })
})

test('Companies that take one name at the same moment get different slugs.', async () => {
  const own = await startTestServer()
  const ids = await Promise.all(Array.from({ length: 12 }, () => signIn('employer', own.browser())))
  await own.close()

  const slugs = await withStore(own, (db) => Promise.all(ids.map((id) => slugsOf(db, id))))
  expect(new Set(slugs.flat()).size).toBe(12)
  expect(slugs.flat()).toEqual(expect.arrayContaining(['engine-works', 'engine-works-2', 'engine-works-9']))
})

test('A company is deleted with its last account.', async () => {
  const own = await startTestServer()
  await signIn('employer', own.browser())
  await own.close()
  const logger = createLogger({ logLevel: 'silent' })

  const left = (daysLater: number) =>
    withStore(own, async (db) => {
      await purge(db, own.clock.now + days(daysLater), logger)
      return db.selectFrom('companies').select('name').execute()
    })

  expect(await left(29)).toEqual([{ name: company.name }])
  expect(await left(91)).toEqual([])
})
