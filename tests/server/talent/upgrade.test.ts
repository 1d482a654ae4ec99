import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { foundProfiles } from '../../../contract/talent/search.ts'
import { tellCompany } from '../support/companies.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { ada, readAnswer, startTestServer, type Browser } from '../support/harness.ts'
import { candidateAt, carpenter, provenCompanyAt, resumeOf } from './people.ts'

vi.setConfig({ testTimeout: 60_000 })

const search = async (browser: Browser, criteria: object) => {
  const answer = await readAnswer(
    await browser.send('/api/employer/search-profiles', { body: JSON.stringify(criteria) }),
  )
  return v.parse(foundProfiles, answer.result)
}

const find = async (browser: Browser, q: string) => (await search(browser, { q })).people

test('an upgrade excludes the companies that an excluded firm had registered besides', async () => {
  const before = await startTestServer()
  const company = await provenCompanyAt(before)
  const { domain } = company
  const second = await provenCompanyAt(before, { domain, emailAddress: `second@${domain}` })
  const candidate = await candidateAt(before)
  await candidate.save()
  await candidate.ask('addExclusion', { slug: company.slug })
  await before.close()
  const excluded = () =>
    withStore(before, async (db) => {
      const rows = await db
        .selectFrom('excluded_companies')
        .innerJoin('companies', 'companies.id', 'excluded_companies.company_id')
        .select('slug')
        .execute()
      return rows.map(({ slug }) => slug).toSorted()
    })
  await withStore(before, async (db) => {
    await sql`delete from excluded_companies where company_id in
      (select id from companies where slug = ${second.slug})`.execute(db)
    await sql`delete from kysely_migration where name = '0084_same_firm'`.execute(db)
  })
  expect(await excluded()).toEqual([company.slug, second.slug].toSorted())
})

test('profiles, exclusions and shortlists of the previous version still exist and work after an upgrade', async () => {
  const before = await startTestServer()
  const company = await provenCompanyAt(before)
  const abroad = await provenCompanyAt(before)
  await tellCompany(abroad.browser, { name: abroad.name, website: 'https://www.ÜBUNG-haus.example' })
  const candidate = await candidateAt(before)
  const resumeId = await resumeOf(candidate.browser, { work: [{ name: 'Quillfeather', startDate: '2024' }] })
  await candidate.save({ ...carpenter, about: 'Carried scenery at Quillfeather.' })
  await candidate.show('anonymous')
  const [found] = await find(company.browser, 'scenery')
  const saved = { id: found?.id, note: 'Good joints' }
  await company.browser.send('/api/employer/save-candidate', { body: JSON.stringify(saved) })
  await before.close()
  await withStore(before, async (db) => {
    await sql`drop table resume_identities`.execute(db)
    await sql`drop index companies_website_domain`.execute(db)
    await db.schema.alterTable('companies').dropColumn('website_domain').execute()
    await db.schema.alterTable('introductions').dropColumn('is_quiet').execute()
    await sql`delete from kysely_migration where name = '0079_resume_identities'`.execute(db)
    // The previous version had its own search index.
    await sql`update search_version set version = 1 where id = 2`.execute(db)
  })

  const after = await startTestServer({ place: before })
  const [again, member] = [after.browser(), after.browser()]
  await again.call('login', { emailAddress: company.emailAddress, password: ada.password }, 'employer')
  await member.call('login', { emailAddress: candidate.emailAddress, password: ada.password })
  expect(await find(again, 'scenery')).toEqual([{ ...found, isSaved: true }])
  expect(await find(again, 'Quillfeather')).toEqual([])

  const ask = async (path: string, payload: object) =>
    readAnswer(await member.send(`/api/candidate/${path}`, { body: JSON.stringify(payload) }))
  const document = { work: [{ name: 'Larkspur', startDate: '2025' }, { name: 'scenery' }] }
  await ask('save-resume', { id: resumeId, revision: 1, title: 'Resume', document })
  expect(await find(again, 'Larkspur')).toEqual([])
  await ask('add-exclusion', { domain: 'übung-haus.example' })
  expect(await ask('preview-profile', { slug: abroad.slug })).toMatchObject({ http: 404 })
  expect(await find(again, 'carpenter')).toMatchObject([{ id: found?.id, isSaved: true }])
})

test.runIf(isOnPostgres())(
  'a profile indexed before the words had its account and filters is found by them after an upgrade',
  async () => {
    const before = await startTestServer()
    const [company, excluded] = [await provenCompanyAt(before), await provenCompanyAt(before)]
    const candidate = await candidateAt(before)
    await candidate.save()
    await candidate.show('named')
    await candidate.ask('addExclusion', { slug: excluded.slug })
    await before.close()
    await withStore(before, async (db) => {
      await sql`drop trigger profile_words_covering on profile_words`.execute(db)
      await sql`drop function cover_profile_words`.execute(db)
      await sql`alter table profile_words drop column account_id, drop column facets`.execute(db)
      await sql`delete from kysely_migration where name = '0083_covering_words'`.execute(db)
    })

    const after = await startTestServer({ place: before })
    const searchAs = async ({ emailAddress }: typeof company, criteria: object) => {
      const browser = after.browser()
      await browser.call('login', { emailAddress, password: ada.password }, 'employer')
      return search(browser, criteria)
    }
    const atWork = { type: ['fullTime'], place: 'Leeds' }
    expect(await searchAs(company, atWork)).toMatchObject({
      people: [{ headline: carpenter.headline }],
      facets: { workplace: { onSite: 1 }, type: { fullTime: 1 }, notice: { 30: 1 } },
    })
    expect(await searchAs(excluded, atWork)).toMatchObject({ people: [], facets: { type: {} } })
  },
)
