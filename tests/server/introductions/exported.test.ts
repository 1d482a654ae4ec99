import { expect, test } from 'vitest'
import { matching } from '../support/harness.ts'
import { invitation, startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'
import { exportsIn, jsonIn } from '../support/privacy.ts'

test('an export has the invitations of each side, and for the company no data of the person', async () => {
  const { employer, posting, server } = await startWithCompany()
  const candidate = await visibleCandidateAt(server, { firstName: 'Zqfirstqz' })
  const { id } = await employer.invited(candidate, posting.id)
  await candidate.respond(id, { type: 'accept', shares: ['name', 'contact'] })
  const item = {
    id,
    state: 'talking',
    message: invitation,
    posting: { title: 'Engine Builder' },
    shares: ['name', 'contact'],
    timeline: [{ type: 'invite', message: invitation }, { type: 'accept' }],
  }

  const own = await exportsIn(candidate.browser).files(server)
  expect(jsonIn(own, 'introductions.json')).toMatchObject([item])

  const sent = await exportsIn(employer.browser, 'employer').files(server)
  expect(jsonIn(sent, 'introductions.json')).toMatchObject([{ ...item, createdAt: matching(/^2030/) }])
  expect(JSON.stringify(jsonIn(sent, 'introductions.json'))).not.toMatch(/zqfirstqz/i)
})
