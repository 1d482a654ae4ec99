import { expect, test } from 'vitest'
import { tellCompany } from '../support/companies.ts'
import { startTestServer } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { employerAt, startWithEmployer } from '../support/postings.ts'

const asksForMoney = 'Please pay the registration fee of 50 EUR before your first day.'

const described = (words: string) => `${'You build engines that compute. '.repeat(5)}${words}`

test('A finding holds a job post in the default setup, also of a verified company, and both sides see the reason.', async () => {
  const server = await startTestServer({ env: { POSTING_REVIEW: 'none' } })
  const { browser, complete, read, send } = await employerAt(server, { domain: 'engines.example' })
  const { result } = await tellCompany(browser, { website: 'https://engines.example' })
  expect(result).toMatchObject({ proof: 'domain' })
  const description = described(asksForMoney)
  const id = await complete({ description })

  expect((await send(id, { type: 'publish' })).result).toMatchObject({
    state: 'held',
    reviewReasons: ['payment'],
  })
  const { findings } = await read(id)
  expect(findings.map(({ code, path }) => [code, path])).toEqual([['payment', 'description']])
  const [{ end, start } = { end: 0, start: 0 }] = findings
  expect(description.slice(start, end)).toContain('registration fee of 50')
  const operator = operatorAt(server)
  expect(await operator('list', 'held')).toMatch(/because: payment$/)
  expect(JSON.parse(await operator('show', id))).toMatchObject({
    findings: [{ code: 'payment', path: 'description', words: description.slice(start, end) }],
  })
})

test('without the finding the post is published at once, and an approved text is not held again', async () => {
  const { complete, read, save, send, server } = await startWithEmployer()
  const id = await complete({ description: described(asksForMoney) })
  await send(id, { type: 'publish' })
  await send(id, { type: 'recall' })
  const { posting, revision } = await read(id)
  expect((await save(id, revision, { ...posting, description: described('No fees.') })).result).toMatchObject(
    {
      findings: [],
    },
  )
  expect((await send(id, { type: 'publish' })).result).toMatchObject({ state: 'published' })

  const approved = await complete({ description: described(`${asksForMoney} It is a joke.`) })
  await send(approved, { type: 'publish' })
  await operatorAt(server)('approve', approved)
  await send(approved, { type: 'pause' })
  expect((await send(approved, { type: 'resume' })).result).toMatchObject({ state: 'published' })
  const known = await read(approved)
  expect(
    (await save(approved, known.revision, { ...known.posting, summary: 'Another summary.' })).result,
  ).toMatchObject({ changes: 'none' })
})

test('a change that adds a finding waits in the default setup, and one that adds none is public at once', async () => {
  const { published, read, save } = await startWithEmployer()
  const { id, posting, revision } = await published()
  expect((await save(id, revision, { ...posting, summary: 'Engines.' })).result).toMatchObject({
    changes: 'none',
  })
  const changed = { ...posting, summary: 'Engines.', contact: 'Write to us on WhatsApp: +44 7700 900123' }
  expect((await save(id, revision + 1, changed)).result).toMatchObject({ changes: 'waiting' })
  expect(await read(id)).toMatchObject({ reviewReasons: ['messenger'], findings: [{ path: 'contact' }] })
})

test('an email address of another domain is shown to operators, and holds nothing', async () => {
  const { browser, published, server } = await startWithEmployer()
  await tellCompany(browser, { website: 'https://engines.example' })
  const { id, state } = await published({ contact: 'jobs@gmail.com' })
  expect(state).toBe('published')
  expect(JSON.parse(await operatorAt(server)('show', id))).toMatchObject({
    findings: [{ code: 'otherMailDomain', path: 'contact', words: 'jobs@gmail.com' }],
  })
})
