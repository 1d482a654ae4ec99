// @module-tag invariant
import { expect, test } from 'vitest'
import { publicPostings } from '../../../server/postings/public.ts'
import { withStore } from '../support/databases.ts'
import { matching } from '../support/harness.ts'
import { operatorAt, startReviewed } from '../support/operators.ts'
import { employerAt, startWithEmployer } from '../support/postings.ts'

test('a held posting is listed and shown, and published once an operator approves it', async () => {
  const { server, operator, complete, emailAddress, read, send } = await startReviewed()
  expect(await operator('list', 'held')).toBe('Nothing is waiting for review.')
  const id = await complete()
  await send(id, { type: 'publish' })

  expect(await operator('list', 'held')).toMatch(
    new RegExp(`^2030-01-01T\\S+  ${id}  engine-works  Engine B`),
  )
  expect(JSON.parse(await operator('show', id))).toMatchObject({ state: 'held', company: 'Engine Works' })
  expect(await operator('approve', id)).toBe(`Engine Builder (${id}) was held and is now published.`)

  expect(await read(id)).toMatchObject({ state: 'published', publishedAt: matching(/^2030-01-01T/) })
  const subjects = (await server.mails(emailAddress)).map(({ subject }) => subject)
  expect(subjects.slice(1)).toEqual([
    'We’re reviewing your job post: Engine Builder | Jobgrove',
    '“Engine Builder” is live | Jobgrove',
  ])
  await server.close()
  const events = await withStore(server, (db) =>
    db.selectFrom('events').select(['type', 'actor', 'account_id']).where('seq', '=', 2).execute(),
  )
  expect(events).toEqual([{ type: 'approve', actor: 'operator', account_id: null }])
})

test('an edit by an unverified company to a published posting is listed, with its changes', async () => {
  const { server, published, save } = await startWithEmployer()
  const operator = operatorAt(server)
  const { id, posting, revision, slug } = await published()
  await published()
  expect(await operator('list', 'edited')).toBe('There are no changes.')
  const changed = { ...posting, summary: 'Another job.', description: 'You do something else. '.repeat(9) }
  await save(id, revision, changed)

  const line = `  ${slug}  published  summary, description`
  expect(await operator('list', 'edited')).toMatch(new RegExp(`^2030-01-01T\\d\\d:\\d\\d${line}$`))
  await operator('remove', slug ?? '', '--reason', 'It is another job.')
  expect(await operator('list', 'edited')).toBe('There are no changes.')
})

test('a refused posting is a draft that lists the required changes, until it is published again', async () => {
  const { server, operator, complete, emailAddress, read, send } = await startReviewed()
  const id = await complete()
  await send(id, { type: 'publish' })
  const reason = 'Say what the <engine> is for.'

  await operator('refuse', id, '--reason', reason)

  expect(await read(id)).toMatchObject({ state: 'draft', changesAsked: reason, can: ['publish', 'discard'] })
  const mail = (await server.mails(emailAddress)).at(-1)
  expect(mail).toMatchObject({ subject: 'Your job post needs changes: Engine Builder | Jobgrove' })
  expect(mail?.text).toContain(`\n\n${reason}\n\n`)
  expect(mail?.html).toContain('Say what the &lt;engine&gt; is for.')
  expect(mail?.link).toBe(`${server.origin}/employer/postings/${id}/edit`)
  await send(id, { type: 'publish' })
  expect(await read(id)).toMatchObject({ state: 'held', changesAsked: null })
})

test('a posting held beyond its last day is not published, and its employer can choose another day', async () => {
  const { server, operator, complete, emailAddress, read, send } = await startReviewed()
  const id = await complete({ validThrough: '2030-01-05' })
  const other = await complete({ validThrough: '2030-01-06' })
  await send(id, { type: 'publish' })
  await send(other, { type: 'publish' })
  const subjectsOf = async () => (await server.mails(emailAddress)).map(({ subject }) => subject)
  server.clock.now = Date.UTC(2030, 0, 6, 12)

  await expect(operator('approve', id)).rejects.toThrow(
    'The job post is held, so you can’t approve it. Its last day has passed. Refuse it with a reason',
  )
  expect(await read(id)).toMatchObject({ state: 'held', publishedAt: null })
  expect(await subjectsOf()).not.toContain('“Engine Builder” is live | Jobgrove')
  // A posting is still valid on its last day.
  await operator('approve', other)
  expect(await read(other)).toMatchObject({ state: 'published' })

  await operator('refuse', id, '--reason', 'Its last day is over. Choose another.')
  expect(await read(id)).toMatchObject({ state: 'draft', missing: ['validThrough'] })
})

test('A job post held or removed by an operator is not public, and every member gets the reason.', async () => {
  const { server, emailAddress, published, read } = await startWithEmployer()
  const operator = operatorAt(server)
  const [held, removed, kept] = [await published(), await published(), await published()]
  const unverified = await employerAt(server, { isVerified: false })

  await operator('hold', held.slug ?? '', '--reason', 'It is under dispute.')
  await operator('remove', removed.slug ?? '', '--reason', 'It asks for money.')

  expect(await read(held.id)).toMatchObject({ state: 'held', can: ['recall'] })
  expect(await read(removed.id)).toMatchObject({ state: 'closed', outcome: 'removed', can: [] })
  const told = (await server.mails(emailAddress)).slice(1)
  expect(told.map(({ text }) => /It .+\.\n\n/.exec(text)?.[0])).toEqual([
    'It is under dispute.\n\n',
    'It asks for money.\n\n',
  ])
  expect(await server.mails(unverified.emailAddress)).toHaveLength(1)
  await server.close()
  const found = await withStore(server, (db) => publicPostings(db).select('postings.id').execute())
  expect(found).toEqual([{ id: kept.id }])
})

test('an invalid command is refused with a sentence, and changes nothing', async () => {
  const { server, published, read } = await startWithEmployer()
  const operator = operatorAt(server)
  const { id, revision } = await published()
  const refused = (...words: readonly string[]) => expect(operator(...words)).rejects

  await refused('approve', 'unknown').toThrow('No job post found: unknown.')
  await refused('approve', id).toThrow('The job post is published, so you can’t approve it.')
  await refused('approve', id, '--reason', 'Good.').toThrow('Approve takes no reason.')
  await refused('remove', id).toThrow(/^Add a reason .+ remove /)
  await refused('remove', id, '--reason', ' ').toThrow(/^Add a reason /)
  await refused('suspend', 'unknown').toThrow('No company found: unknown.')
  for (const words of [[], ['list'], ['list', 'all'], ['celebrate', id], ['hold', id, '--force'], ['show']]) {
    await refused(...words).toThrow(/^Usage: /)
  }
  expect(await read(id)).toMatchObject({ state: 'published', revision })
})
