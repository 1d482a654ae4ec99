import { expect, test } from 'vitest'
import { withStore } from '../support/databases.ts'
import { colleagueOf, ownerAt } from '../support/companies.ts'
import { days, matching, sharedTestServer, startTestServer } from '../support/harness.ts'

const server = sharedTestServer()

test('An invited member joins the company in the role of the invitation.', async () => {
  const owner = await ownerAt(server())
  const invited = await ownerAt(server(), { companyName: 'Own Works', isVerified: false })
  const answer = await owner.ask('inviteMember', {
    emailAddress: ` ${invited.emailAddress.toUpperCase()}`,
    membership: 'recruiter',
  })
  expect(answer.result).toMatchObject({
    members: [{ emailAddress: owner.emailAddress, membership: 'owner', isYou: true }],
    invitations: [{ emailAddress: invited.emailAddress, membership: 'recruiter' }],
  })

  const code = await owner.invite(invited.emailAddress)
  expect(code).toMatch(/^[0-9A-Z]{26}$/)
  expect((await invited.ask('readInvitation', { code })).result).toEqual({
    companyName: 'Engine Works',
    proof: 'none',
    membership: 'recruiter',
    expiresAt: matching(/^2030-01-08T/),
  })
  expect((await invited.ask('acceptInvitation', { code: code.toLowerCase() })).result).toMatchObject({
    name: 'Engine Works',
    membership: 'recruiter',
  })

  expect((await invited.browser.call('session', {}, 'employer')).result).toMatchObject({
    isVerified: true,
    company: { name: 'Engine Works' },
  })
  const { invitations, members } = await owner.people()
  expect(invitations).toEqual([])
  expect(members.map(({ emailAddress, membership }) => [emailAddress, membership])).toEqual([
    [owner.emailAddress, 'owner'],
    [invited.emailAddress, 'recruiter'],
  ])
  expect(await invited.ask('acceptInvitation', { code })).toMatchObject({
    http: 200,
    error: { message: matching(/^This invitation has expired/) },
  })
})

test('An email to an uninvolved address does not have the name that the sender typed.', async () => {
  const owner = await ownerAt(server(), { companyName: 'Win Money Now' })
  await owner.invite('stranger@example.com')
  const [mail] = await server().mails('stranger@example.com')
  expect(mail?.text).toContain('An employer invited you to its hiring team on Jobgrove')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Win Money|Ada|Byron/)
})

test('an invitation is valid for its address, once, for a week, and only the newest one', async () => {
  const own = await startTestServer()
  const owner = await ownerAt(own)
  const invited = await ownerAt(own)
  const other = await ownerAt(own)
  const spent = { status: false, error: { message: matching(/^This invitation has expired/) } }
  const first = await owner.invite(invited.emailAddress)
  own.clock.now += days(1)
  const second = await owner.invite(invited.emailAddress)

  const unread = { http: 404, ...spent }
  expect(await invited.ask('readInvitation', { code: first })).toMatchObject(unread)
  expect(await other.ask('readInvitation', { code: second })).toMatchObject(unread)
  expect(await invited.ask('readInvitation', { code: second })).toMatchObject({ status: true })
  expect(await invited.ask('acceptInvitation', { code: first })).toMatchObject(spent)
  expect(await other.ask('acceptInvitation', { code: second })).toMatchObject(spent)
  expect(await invited.ask('acceptInvitation', { code: 'A'.repeat(26) })).toMatchObject(spent)
  own.clock.now += days(7)
  expect(await invited.ask('readInvitation', { code: second })).toMatchObject(unread)
  expect(await invited.ask('acceptInvitation', { code: second })).toMatchObject(spent)
  expect((await owner.people()).invitations).toEqual([])

  await owner.invite(invited.emailAddress)
  const [invitation] = (await owner.people()).invitations
  const third = await owner.invite(invited.emailAddress)
  expect((await owner.people()).invitations).toHaveLength(1)
  expect(await owner.ask('removeMember', { id: invitation?.id })).toMatchObject({ http: 404 })
  const [newest] = (await owner.people()).invitations
  expect(await owner.ask('removeMember', { id: newest?.id })).toMatchObject({ status: true })
  expect(await invited.ask('acceptInvitation', { code: third })).toMatchObject(spent)
})

test('A member who would leave job posts or a company without an owner cannot leave.', async () => {
  const owner = await ownerAt(server())
  const busy = await ownerAt(server())
  await busy.browser.send('/api/employer/create-posting', {
    body: JSON.stringify({ title: 'Engine Builder' }),
  })
  const needed = await ownerAt(server())
  await colleagueOf(server(), needed)

  expect(await busy.ask('acceptInvitation', { code: await owner.invite(busy.emailAddress) })).toMatchObject({
    status: false,
    error: { message: matching(/^You’re in a company with job posts/) },
  })
  expect(
    await needed.ask('acceptInvitation', { code: await owner.invite(needed.emailAddress) }),
  ).toMatchObject({ status: false, error: { message: matching(/^A company needs an owner/) } })
  expect(await needed.people()).toMatchObject({ members: [{ membership: 'owner' }, {}] })
})

test('A recruiter cannot invite, remove or promote members, and can leave.', async () => {
  const owner = await ownerAt(server())
  const recruiter = await colleagueOf(server(), owner)
  const id = await owner.id()
  const forbidden = { http: 403, error: { message: matching(/^Only owners/) } }

  const someone = { emailAddress: 'someone@example.com', membership: 'owner' }
  expect(await recruiter.ask('inviteMember', someone)).toMatchObject(forbidden)
  expect(await recruiter.ask('removeMember', { id })).toMatchObject(forbidden)
  expect(await recruiter.ask('changeMembership', { id, membership: 'recruiter' })).toMatchObject(forbidden)
  expect((await recruiter.people()).members).toHaveLength(2)

  expect(await recruiter.ask('removeMember', { id: await recruiter.id() })).toMatchObject({ status: true })
  expect(await recruiter.ask('readCompany')).toMatchObject({ http: 404 })
  expect((await recruiter.browser.call('session', {}, 'employer')).result).not.toHaveProperty('company')
  const written = await recruiter.browser.send('/api/employer/create-posting', {
    body: JSON.stringify({ title: 'Engine Builder' }),
  })
  expect(written.status).toBe(403)
  expect(await written.text()).toContain('You’re not part of a company.')
  expect((await owner.people()).members).toHaveLength(1)
})

test('The last owner cannot leave until there is another one.', async () => {
  const owner = await ownerAt(server())
  const recruiter = await colleagueOf(server(), owner)
  const [ownersId, recruitersId] = [await owner.id(), await recruiter.id()]
  const refused = { status: false, error: { message: matching(/^A company needs an owner/) } }

  expect(await owner.ask('removeMember', { id: ownersId })).toMatchObject(refused)
  expect(await owner.ask('changeMembership', { id: ownersId, membership: 'recruiter' })).toMatchObject(
    refused,
  )

  await owner.ask('changeMembership', { id: recruitersId, membership: 'owner' })
  expect(await owner.ask('changeMembership', { id: ownersId, membership: 'recruiter' })).toMatchObject({
    status: true,
  })
  expect(await recruiter.ask('removeMember', { id: ownersId })).toMatchObject({ status: true })
  expect(await recruiter.people()).toMatchObject({ members: [{ membership: 'owner', isYou: true }] })
})

test('When two owners leave at the same moment, one stays.', async () => {
  const owner = await ownerAt(server())
  const second = await colleagueOf(server(), owner, 'owner')
  const leaving = await Promise.all(
    [owner, second].map(async (each) => each.ask('removeMember', { id: await each.id() })),
  )
  expect(leaving.filter(({ status }) => status)).toHaveLength(1)
})

test.each([
  ['removes', 'removeMember', {}],
  ['makes a recruiter of', 'changeMembership', { membership: 'recruiter' }],
] as const)('When two owners each %s the other at the same moment, one succeeds.', async (_, name, more) => {
  const owner = await ownerAt(server())
  const second = await colleagueOf(server(), owner, 'owner')
  await colleagueOf(server(), owner, 'owner')
  const [ownersId, secondsId] = [await owner.id(), await second.id()]
  const ends = await Promise.all([
    owner.ask(name, { id: secondsId, ...more }),
    second.ask(name, { id: ownersId, ...more }),
  ])
  expect(ends.filter(({ status }) => status)).toHaveLength(1)
})

test('A member of another company gets the response for an unknown one, byte for byte.', async () => {
  const owner = await ownerAt(server())
  const other = await ownerAt(server())
  await other.invite('theirs@example.com')
  const [invitation] = (await other.people()).invitations
  const ids = [await other.id(), invitation?.id]

  for (const [name, more] of [
    ['removeMember', {}],
    ['changeMembership', { membership: 'recruiter' }],
  ] as const) {
    const unknown = await owner.ask(name, { id: 'unknown', ...more })
    expect(unknown.http).toBe(404)
    for (const id of ids) expect((await owner.ask(name, { id, ...more })).text).toBe(unknown.text)
  }
  expect(await other.people()).toMatchObject({ members: [{}], invitations: [{}] })
})

test('Inviting needs a verified address, and no one is invited twice.', async () => {
  const unverified = await ownerAt(server(), { isVerified: false })
  const someone = { emailAddress: 'someone@example.com', membership: 'recruiter' }
  expect(await unverified.ask('inviteMember', someone)).toMatchObject({ http: 403 })

  const owner = await ownerAt(server())
  const { emailAddress } = await colleagueOf(server(), owner)
  expect(await owner.ask('inviteMember', { ...someone, emailAddress })).toMatchObject({
    error: { fields: { emailAddress: 'This person is already a member of your company.' } },
  })
  expect((await askNobody()).map(({ http }) => http)).toEqual([401, 401])
})

const askNobody = async () => {
  const browser = server().browser()
  const ask = (path: string, payload: object) =>
    browser.send(`/api/employer/${path}`, { body: JSON.stringify(payload) })
  return (await Promise.all([ask('list-members', {}), ask('accept-invitation', { code: 'A' })])).map(
    ({ status: http }) => ({ http }),
  )
}

test('the database has no code of an invitation', async () => {
  const own = await startTestServer()
  const owner = await ownerAt(own)
  const code = await owner.invite('invited@example.com')
  await own.close()
  const rows = await withStore(own, (db) => db.selectFrom('invitations').selectAll().execute())
  expect(rows).toMatchObject([{ code_hash: matching(/^[0-9a-f]{64}$/) }])
  expect(JSON.stringify(rows)).not.toContain(code)
})
