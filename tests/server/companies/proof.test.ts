import { expect, test } from 'vitest'
import { askCompany, colleagueOf, ownerAt, tellCompany } from '../support/companies.ts'
import { withStore } from '../support/databases.ts'
import { callEmail, emailLink } from '../support/emailAddress.ts'
import { ada, matching, sharedTestServer, startTestServer, type Browser } from '../support/harness.ts'

const server = sharedTestServer()

const tell = async (browser: Browser, website: string, name = 'Engine Works') => {
  expect(await tellCompany(browser, { name, website })).toMatchObject({ status: true })
}

test('A company is verified by a verified address at the domain of its website, and only there.', async () => {
  const owner = await ownerAt(server(), { emailAddress: 'ada@engines.example', isVerified: false })
  await tell(owner.browser, 'https://www.engines.example/about')
  expect(await owner.company()).toMatchObject({ proof: 'none' })

  await owner.verify()
  expect(await owner.company()).toMatchObject({
    proof: 'domain',
    proven: { by: 'mail', at: matching(/^2030-01-01T/) },
  })
  for (const elsewhere of ['https://notengines.example', 'https://jobs.engines.example', '']) {
    await tell(owner.browser, elsewhere)
    expect(await owner.company()).toMatchObject({ proof: 'none', proven: null })
  }
  await tell(owner.browser, 'https://engines.example')
  expect(await owner.company()).toMatchObject({ proof: 'domain' })
})

test('An address at a public mail provider verifies no company.', async () => {
  for (const domain of ['gmail.com', 'proton.me', 'posteo.de']) {
    const owner = await ownerAt(server(), { emailAddress: `ada@${domain}` })
    await tell(owner.browser, `https://${domain}`)
    expect(await owner.company()).toMatchObject({ proof: 'none' })
  }
})

test('A colleague who joins verifies the company, and invitations have its name from then on.', async () => {
  const owner = await ownerAt(server(), { companyName: 'Wheel Works' })
  await tell(owner.browser, 'https://wheels.example', 'Wheel Works')
  const colleague = await ownerAt(server(), { emailAddress: 'grace@wheels.example' })
  const code = await owner.invite(colleague.emailAddress)

  expect((await colleague.ask('acceptInvitation', { code })).result).toMatchObject({ proof: 'domain' })

  await owner.invite('next@example.com')
  const [mail] = await server().mails('next@example.com')
  expect(mail?.text).toContain('Wheel Works invited you to its hiring team on Jobgrove')
})

test('A company is verified by a DNS record.', async () => {
  const owner = await ownerAt(server())
  expect(await owner.company()).toMatchObject({ proof: 'none', proofRecord: null })
  expect(await owner.ask('proveCompany')).toMatchObject({
    status: false,
    error: { message: 'Save your website’s address first.' },
  })
  await tell(owner.browser, 'https://www.cogs.example')
  const { proofRecord } = await owner.company()
  expect(proofRecord).toEqual({ domain: 'cogs.example', value: matching(/^jobgrove-proof=[\w-]{22}$/) })

  const notFound = { status: false, error: { message: matching(/^We couldn’t find this record yet/) } }
  expect(await owner.ask('proveCompany')).toMatchObject(notFound)
  const others = await ownerAt(server())
  await tell(others.browser, 'https://cogs.example')
  server().txtRecords.set('cogs.example', [
    ['v=spf1 -all'],
    [(await others.company()).proofRecord?.value ?? ''],
  ])
  expect(await owner.ask('proveCompany')).toMatchObject({
    error: { message: matching(/^There’s a record of this kind with another value/) },
  })
  server().txtRecords.set('cogs.example', [['v=spf1 -all']])
  expect(await owner.ask('proveCompany')).toMatchObject(notFound)
  server().txtRecords.set('cogs.example', Object.assign(new Error(), { code: 'ETIMEOUT' }))
  expect(await owner.ask('proveCompany')).toMatchObject(notFound)
  server().txtRecords.set('cogs.example', Object.assign(new Error(), { code: 'ENOTFOUND' }))
  expect(await owner.ask('proveCompany')).toMatchObject({
    error: { message: matching(/^We couldn’t find your website’s domain/) },
  })

  const value = proofRecord?.value ?? ''
  server().txtRecords.set('cogs.example', [['v=spf1 -all'], [value.slice(0, 20), value.slice(20)]])
  const proven = { proof: 'domain', proven: { by: 'record' } }
  const first = (await owner.ask('proveCompany')).result
  expect(first).toMatchObject(proven)
  expect((await owner.ask('proveCompany')).result).toEqual(first)
  const recruiter = await colleagueOf(server(), owner)
  expect(await recruiter.company()).toMatchObject({ proof: 'domain', membership: 'recruiter' })
})

test('A company whose members were verified before domains were compared is verified on request.', async () => {
  const before = await startTestServer()
  const { browser, emailAddress } = await ownerAt(before, { emailAddress: 'ada@pistons.example' })
  await tell(browser, 'https://pistons.example')
  await before.close()
  await withStore(before, (db) =>
    db.updateTable('companies').set({ proof: 'none', proven_at: null, proven_by: null }).execute(),
  )
  const after = await startTestServer({ place: before })
  const again = after.browser()
  await again.call('login', { emailAddress, password: ada.password }, 'employer')

  expect((await askCompany(again, 'readCompany')).result).toMatchObject({ proof: 'none' })
  expect((await askCompany(again, 'proveCompany')).result).toMatchObject({
    proof: 'domain',
    proven: { by: 'mail' },
  })
})

test('A member’s change to an address at the website’s domain verifies the company.', async () => {
  const owner = await ownerAt(server(), { companyName: 'Lever Works' })
  await tell(owner.browser, 'https://levers.example', 'Lever Works')
  await callEmail(
    owner.browser,
    'changeEmailAddress',
    { emailAddress: 'ada@levers.example', password: ada.password },
    'employer',
  )
  expect(await owner.company()).toMatchObject({ proof: 'none' })

  const link = await emailLink(server(), 'ada@levers.example', 'change-email')
  await callEmail(server().browser(), 'confirmEmailAddress', link, 'employer')

  expect(await owner.company()).toMatchObject({ proof: 'domain', proven: { by: 'mail' } })
})
