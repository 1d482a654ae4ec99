// @module-tag invariant
import { expect, test } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { askCompany, codeOf, ownerAt } from '../support/companies.ts'
import { matching } from '../support/harness.ts'

test('No one joins a company while their application to it is open.', async () => {
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

test('A draft by a candidate without a verified address blocks no company membership, and cannot be sent.', async () => {
  const { server, employer, posting } = await startWithPosting()
  const stranger = await candidateAt(server, { isVerified: false })
  const { emailAddress } = stranger
  const { id } = await stranger.start(posting.slug)
  await stranger.complete(id)
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  const invited = await ownerAt(server, { emailAddress, isVerified: false })
  await askCompany(employer.browser, 'inviteMember', { emailAddress, membership: 'recruiter' })

  expect(await invited.ask('acceptInvitation', { code: await codeOf(server, emailAddress) })).toMatchObject({
    status: true,
    result: { membership: 'recruiter' },
  })

  // The owner of the address takes over the account and sends the application in it.
  await stranger.browser.call('verify', { emailAddress, verificationCode })
  expect((await stranger.read(id)).can).toEqual(['discard'])
  expect(await stranger.send(id, { type: 'submit' })).toMatchObject({
    http: 409,
    error: { message: matching(/^You’re a member of this company/) },
  })
  await askCompany(employer.browser, 'removeMember', { id: await invited.id() })
  expect(await stranger.send(id, { type: 'submit' })).toMatchObject({ status: true })
})

test('An account without a verified address does not learn which company the address’s owner belongs to.', async () => {
  const { server, employer, posting } = await startWithPosting()
  const stranger = await candidateAt(server, { emailAddress: employer.emailAddress, isVerified: false })

  const { id } = await stranger.start(posting.slug)
  await stranger.complete(id)

  expect(await stranger.read(id)).toMatchObject({ state: 'draft', can: ['discard'] })
  expect(await stranger.send(id, { type: 'submit' })).toMatchObject({
    http: 403,
    error: { message: matching(/^Verify your email first/) },
  })
})

test('Applying and accepting an invitation at the same moment: one succeeds.', async () => {
  const { server, employer, posting } = await startWithPosting()
  const attempts = []
  for (let index = 0; index < 6; index += 1) {
    const applicant = await candidateAt(server)
    const { emailAddress } = applicant
    const invited = await ownerAt(server, { emailAddress, isVerified: false })
    await askCompany(employer.browser, 'inviteMember', { emailAddress, membership: 'recruiter' })
    const code = await codeOf(server, emailAddress)
    attempts.push({
      apply: () => ask(applicant.browser, 'startApplication', { slug: posting.slug }),
      accept: () => invited.ask('acceptInvitation', { code }),
    })
  }
  const ends = await Promise.all(
    attempts.map(({ accept, apply }, index) =>
      Promise.all(index % 2 === 0 ? [accept(), apply()] : [apply(), accept()]),
    ),
  )
  expect(ends.map((both) => both.filter(({ status }) => status).length)).toEqual([1, 1, 1, 1, 1, 1])
})
