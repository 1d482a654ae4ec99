import { expect, test } from 'vitest'
import { invitationLasts, writeInvitation } from '../../../server/mail/invitations.ts'
import { publicPostings } from '../../../server/postings/public.ts'
import { withStore } from '../support/databases.ts'
import { codeOf, ownerAt } from '../support/companies.ts'
import { matching, startTestServer } from '../support/harness.ts'
import { operatorAt, startReviewed } from '../support/operators.ts'
import { startWithEmployer } from '../support/postings.ts'

test('A suspended company’s job posts are neither found nor published until it is restored.', async () => {
  const { server, complete, emailAddress, published, read, send } = await startWithEmployer()
  const operator = operatorAt(server)
  const { id } = await published()
  const draft = await complete()

  expect(await operator('suspend', 'engine-works', '--reason', 'Nobody answers there.')).toBe(
    'Engine Works is suspended.',
  )

  expect((await read(draft)).can).toEqual(['discard'])
  expect(await send(draft, { type: 'publish' })).toMatchObject({
    http: 403,
    error: { message: matching(/^Your company is suspended/) },
  })
  expect(await read(id)).toMatchObject({ state: 'published' })
  await send(id, { type: 'pause' })
  expect((await read(id)).can).toEqual(['close'])
  expect(await send(id, { type: 'resume' })).toMatchObject({ http: 403 })
  await expect(operator('suspend', 'engine-works')).rejects.toThrow('Engine Works is already suspended.')

  await operator('restore', 'engine-works')
  await send(id, { type: 'resume' })
  await send(draft, { type: 'publish' })
  expect(await read(id)).toMatchObject({ state: 'published' })
  expect(await read(draft)).toMatchObject({ state: 'published' })
  await expect(operator('restore', 'engine-works')).rejects.toThrow('Engine Works is already active.')
  const told = (await server.mails(emailAddress)).slice(1)
  expect(told.map(({ subject }) => subject)).toEqual([
    'Your company is suspended | Jobgrove',
    'Your company is no longer suspended | Jobgrove',
  ])
  expect(told[0]?.text).toContain('Nobody answers there.')
})

test('An approved job post of a suspended company is not public.', async () => {
  const { server, operator, complete, send } = await startReviewed()
  const id = await complete()
  await send(id, { type: 'publish' })
  const second = await complete()
  await send(second, { type: 'publish' })
  await operator('approve', second)
  await operator('suspend', 'engine-works')

  await expect(operator('approve', id)).rejects.toThrow('The company is suspended. Restore it first.')
  await server.close()
  await withStore(server, async (db) => {
    expect(await publicPostings(db).select('postings.id').execute()).toEqual([])
    const events = db.selectFrom('events').select(['type', 'from_state', 'to_state', 'actor'])
    expect(await events.where('subject_kind', '=', 'company').execute()).toEqual([
      { type: 'suspend', from_state: 'active', to_state: 'suspended', actor: 'operator' },
    ])
  })
})

test('A suspended company cannot invite, and its invitations cannot be accepted, until it is restored.', async () => {
  const server = await startTestServer()
  const operator = operatorAt(server)
  const owner = await ownerAt(server)
  const invited = await ownerAt(server, { companyName: 'Own Works' })
  const code = await owner.invite(invited.emailAddress)
  await operator('suspend', 'engine-works')

  const invitation = { emailAddress: 'someone@example.com', membership: 'recruiter' }
  expect(await owner.ask('inviteMember', invitation)).toMatchObject({
    http: 403,
    error: { message: matching(/^Your company is suspended, so you can’t invite members\./) },
  })
  expect((await owner.people()).invitations).toMatchObject([{ emailAddress: invited.emailAddress }])
  expect(await invited.ask('readInvitation', { code })).toMatchObject({ http: 404 })
  expect(await invited.ask('acceptInvitation', { code })).toMatchObject({
    status: false,
    error: { message: matching(/^This invitation has expired/) },
  })

  await operator('restore', 'engine-works')
  expect(await owner.ask('inviteMember', invitation)).toMatchObject({ status: true })
  expect(await codeOf(server, invitation.emailAddress)).not.toBe('')
  expect(await invited.ask('acceptInvitation', { code })).toMatchObject({ status: true })
})

test('An invitation whose email was never sent because of a suspension is void.', async () => {
  const server = await startTestServer()
  await ownerAt(server)
  await operatorAt(server)('suspend', 'engine-works')
  await server.close()
  await withStore(server, async (db) => {
    const { id: companyId } = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
    const now = server.clock.now
    const invitation = {
      email_address: 'someone@example.com',
      membership: 'recruiter',
      code_hash: null,
    } as const
    const times = { created_at: now, expires_at: now + invitationLasts }
    await db
      .insertInto('invitations')
      .values({ id: 'i1', company_id: companyId, ...invitation, ...times })
      .execute()
    const payload = { invitationId: 'i1', recipient: invitation.email_address }
    const attempt = { payload, brand: 'Jobgrove', origin: server.origin, now }
    const written = { id: 'm1', subject: '', text: '', html: '', link: '', codeHash: 'c1', validUntil: 0 }

    expect(await writeInvitation(db, { ...attempt, earlier: written })).toBeUndefined()
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([{ id: 'i1' }])
    expect(await writeInvitation(db, { ...attempt, earlier: null })).toBeUndefined()
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([])
  })
})
