import { expect, test } from 'vitest'
import { candidateAt } from '../support/applications.ts'
import { ownerAt } from '../support/companies.ts'
import { deleteIn } from '../support/deleting.ts'
import { ada, days, startTestServer } from '../support/harness.ts'

/** A person with accounts of both roles deletes one of them, and is then invited by a company. */
async function invitedWhileErased(roleToDelete: 'candidate' | 'employer') {
  const server = await startTestServer()
  const owner = await ownerAt(server)
  const { browser: asCandidate, emailAddress } = await candidateAt(server)
  const asEmployer = await ownerAt(server, { emailAddress, companyName: 'Analytics' })
  await deleteIn(roleToDelete === 'candidate' ? asCandidate : asEmployer.browser, roleToDelete)
  server.clock.now += days(10)
  const code = await owner.invite(emailAddress)
  server.clock.now += days(5)
  await server.eraseAccounts()
  return { server, owner, asCandidate, asEmployer, code, emailAddress }
}

test('an erased candidate with an employer account at the same address can still accept the invitation of a company', async () => {
  const { server, asEmployer, code, emailAddress } = await invitedWhileErased('candidate')

  const login = { emailAddress, password: ada.password }
  expect(await server.browser().call('login', login)).toMatchObject({ status: false })
  expect(await asEmployer.ask('acceptInvitation', { code })).toMatchObject({ status: true })
})

test('an invitation is deleted with the employer account of its address, and the candidate account stays', async () => {
  const { asCandidate, emailAddress, owner } = await invitedWhileErased('employer')

  expect((await owner.people()).invitations).toEqual([])
  expect((await asCandidate.call('session')).result).toMatchObject({ emailAddress })
})
