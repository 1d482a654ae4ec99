import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountFile, companyFile } from '../../../contract/privacy/export.ts'
import { readAnswer, sharedTestServer, type Browser } from '../support/harness.ts'
import { exportsIn, jsonIn } from '../support/privacy.ts'
import { candidateAt, provenCompanyAt } from './people.ts'

const server = sharedTestServer()

const ask = async (browser: Browser, call: string, payload: object) =>
  readAnswer(await browser.send(`/api/employer/${call}`, { body: JSON.stringify(payload) }))

test('an export has the profile, its exclusions and its viewers; that of a company its shortlist as it sees it', async () => {
  const candidate = await candidateAt(server())
  await candidate.save({ headline: 'Bellfounder' })
  await candidate.show('anonymous')
  await candidate.ask('addExclusion', { domain: 'elsewhere.example' })
  const company = await provenCompanyAt(server())
  await ask(company.browser, 'search-profiles', { q: 'bellfounder' })
  const id = (await candidate.preview(company.slug))?.id ?? ''
  await ask(company.browser, 'save-candidate', { id, note: 'Call in May' })
  await candidate.ask('listProfileViews')

  const own = v.parse(accountFile, jsonIn(await exportsIn(candidate.browser).files(server()), 'account.json'))
  expect(own).toMatchObject({
    employerProfile: { profile: { headline: 'Bellfounder' }, visibility: 'anonymous' },
    exclusions: [{ kind: 'domain', name: 'elsewhere.example', removedAt: null }],
    profileViews: [{ company: company.name, words: 'bellfounder', opened: 0, listed: 1 }],
  })
  const ofCompany = await exportsIn(company.browser, 'employer').files(server())
  expect(v.parse(companyFile, jsonIn(ofCompany, 'company.json')).shortlist).toMatchObject([
    { headline: 'Bellfounder', name: null, note: 'Call in May' },
  ])
})
