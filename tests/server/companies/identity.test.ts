import { expect, test } from 'vitest'
import { foldedName } from '../../../server/companies/foldedName.ts'
import { colleagueOf, ownerAt, tellCompany } from '../support/companies.ts'
import { withStore } from '../support/databases.ts'
import { sharedTestServer, startTestServer } from '../support/harness.ts'

const server = sharedTestServer()

test('A recruiter edits the company’s description, but not its name or website.', async () => {
  const owner = await ownerAt(server(), { companyName: 'Cog Works', emailAddress: 'ada@cogs.example' })
  await tellCompany(owner.browser, { name: 'Cog Works', website: 'https://cogs.example' })
  const recruiter = await colleagueOf(server(), owner)
  await recruiter.verify()
  const known = { name: 'Cog Works', website: 'https://cogs.example' }

  for (const more of [{ name: 'Deutsche Bahn AG' }, { website: '' }]) {
    expect(await tellCompany(recruiter.browser, { ...known, ...more })).toMatchObject({ http: 403 })
  }
  expect((await tellCompany(recruiter.browser, { ...known, about: 'Cogs.' })).result).toMatchObject({
    ...known,
    about: 'Cogs.',
    proof: 'domain',
  })
})

test('An owner without a verified address can name an unverified company, and cannot drop the proof of a verified one.', async () => {
  const { ask, browser, company } = await ownerAt(server(), { companyName: 'Gear Works', isVerified: false })
  const known = { name: 'Gears', website: 'https://gears.example' }
  expect((await tellCompany(browser, known)).result).toMatchObject(known)
  server().txtRecords.set('gears.example', [[(await company()).proofRecord?.value ?? '']])
  expect((await ask('proveCompany')).result).toMatchObject({ proof: 'domain' })

  for (const more of [{ name: 'Deutsche Bahn AG' }, { website: '' }]) {
    expect(await tellCompany(browser, { ...known, ...more })).toMatchObject({ http: 403 })
  }
  expect(await company()).toMatchObject({ ...known, proof: 'domain' })
})

test('A change of a company’s name or website is in the ledger, with the old value.', async () => {
  const own = await startTestServer()
  const owner = await ownerAt(own)
  await tellCompany(owner.browser, { name: 'Engine & Sons', website: 'https://engines.example' })
  await tellCompany(owner.browser, {
    name: 'Engine & Sons',
    website: 'https://engines.example',
    about: 'More.',
  })
  const accountId = await owner.id()
  await own.close()
  const rows = await withStore(own, (db) =>
    db.selectFrom('events').selectAll().where('subject_kind', '=', 'company').execute(),
  )
  expect(rows).toMatchObject([{ seq: 1, type: 'renamed', actor: 'employer', account_id: accountId }])
  expect(rows.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    {
      name: { from: 'Engine Works', to: 'Engine & Sons' },
      website: { from: '', to: 'https://engines.example' },
    },
  ])
})

test.each([
  ['Deutsche Bahn AG', 'DEUTSCHE-BAHN'],
  ['Deutsche Bahn AG', 'Deutschе Bаhn S.A.'],
  ['Müller GmbH & Co. KG', 'Mueller Ltd.'],
  ['Société Générale', 'Societe Generale, Inc.'],
  ['Google LLC', 'G00gle'],
  ['Microsoft', 'rnicrosoft Corp.'],
  ['Apple', 'АРРLЕ'],
])('The names %s and %s are the same.', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other))
})

test('Different names stay different, and a name of legal forms alone counts as a name.', () => {
  expect(foldedName('Engine Works')).not.toBe(foldedName('Engine Workers'))
  expect(foldedName('AG')).not.toBe('')
  expect(foldedName('蒸気機関')).not.toBe(foldedName('蒸気'))
})
