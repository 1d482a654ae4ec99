import { expect, test } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { askCompany, codeOf, ownerAt } from '../support/companies.ts'
import { matching } from '../support/harness.ts'

test('nobody acts for a company while an application of theirs to it is open', async () => {
  const { server, employer, posting } = await startWithPosting()
  const applicant = await candidateAt(server)
  const { id } = await applicant.applied(posting.slug)
  const { emailAddress } = applicant
  const invited = await ownerAt(server, { emailAddress, isVerified: false })
  await askCompany(employer.browser, 'inviteMember', { emailAddress, membership: 'recruiter' })
  const code = await codeOf(server, emailAddress)

  expect(await invited.ask('acceptInvitation', { code })).toMatchObject({
    status: false,
    error: { message: matching(/^You have an open application at this company/) },
  })
  expect(await invited.company()).toMatchObject({ membership: 'owner' })

  await applicant.send(id, { type: 'withdraw' })
  expect(await invited.ask('acceptInvitation', { code })).toMatchObject({
    status: true,
    result: { membership: 'recruiter' },
  })
})
