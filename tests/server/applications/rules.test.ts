// @module-tag invariant
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { begin, freeReference } from '../../../server/applications/applications.ts'
import { isDuplicate } from '../../../server/store/errors.ts'
import { withStore } from '../support/databases.ts'
import { KIB, pdf, uploaded } from '../support/files.ts'
import { matching, readAnswer } from '../support/harness.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { employerAt } from '../support/postings.ts'

const message = 'A word to you.'

test('Another person’s application and an unknown one get the same response, byte for byte.', async () => {
  const { posting, server } = await startWithPosting()
  const owner = await candidateAt(server)
  const { id, reference, revision } = await owner.applied(posting.slug)
  const other = await candidateAt(server)
  const stranger = await employerAt(server)
  const tell = { type: 'tell', message }

  for (const [{ browser }, name, more] of [
    [other, 'readApplication', {}],
    [other, 'saveApplication', { revision, resume: null, letter: null, answers: {} }],
    [other, 'candidateEvent', { revision, event: tell }],
    [stranger, 'readApplicant', {}],
    [stranger, 'employerEvent', { revision, event: tell }],
  ] as const) {
    const theirs = await ask(browser, name, { id, ...more })
    expect(theirs).toMatchObject({ http: 404, status: false })
    expect(theirs.text).toBe((await ask(browser, name, { id: 'unknown', ...more })).text)
    expect((await ask(server.browser(), name, { id, ...more })).http).toBe(401)
  }
  expect((await ask(stranger.browser, 'readApplicant', { reference })).http).toBe(404)
  expect((await ask(stranger.browser, 'listApplicants')).result).toMatchObject({
    items: [],
    next: null,
    counts: { total: 0 },
  })
  expect((await ask(other.browser, 'listApplications')).result).toMatchObject({ items: [], next: null })
  const bulk = await ask(stranger.browser, 'applicationEvents', { ids: [id], event: tell })
  expect(bulk.result).toEqual([{ id, done: false, code: 'notFound', message: matching(/couldn’t find/) }])
  expect(await owner.read(id)).toMatchObject({ revision })
})

test('A candidate has one open application to a job post, even after concurrent starts.', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const begun = await Promise.all(Array.from({ length: 8 }, () => candidate.start(posting.slug)))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)

  const { id } = await candidate.applied(posting.slug)
  expect((await candidate.start(posting.slug)).id).toBe(id)
  await candidate.send(id, { type: 'withdraw' })
  const next = await candidate.start(posting.slug)
  expect(next.id).not.toBe(id)

  // A constraint of the database prevents a duplicate even after concurrent checks.
  await server.close()
  await withStore(server, async (db) => {
    const { candidate_id: candidateId, posting_id: postingId } = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', next.id)
      .executeTakeFirstOrThrow()
    await expect(begin(db, candidateId, postingId, server.clock.now)).rejects.toSatisfy(isDuplicate)
  })
})

const conflict = (newest: number) => ({ http: 409, error: { code: 'conflict', revision: newest } })

test('An event on an old revision is refused with the current one and changes nothing, for both sides.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const begun = await candidate.start(posting.slug)
  await candidate.complete(begun.id)
  const { id, revision } = await candidate.read(begun.id)
  expect(await candidate.save(id, begun.revision, {})).toMatchObject(conflict(revision))
  const submit = { id, revision: begun.revision, event: { type: 'submit' } }
  expect(await ask(candidate.browser, 'candidateEvent', submit)).toMatchObject(conflict(revision))

  await candidate.send(id, { type: 'submit' })
  const older = (await candidate.read(id)).revision
  await employer.answer(id, { type: 'tell', message })
  const before = await candidate.read(id)
  const withdraw = { id, revision: older, event: { type: 'withdraw' } }
  const advance = { id, revision: older, event: { type: 'advance', to: 'screening' } }
  expect(await ask(candidate.browser, 'candidateEvent', withdraw)).toMatchObject(conflict(before.revision))
  expect(await ask(employer.browser, 'employerEvent', advance)).toMatchObject(conflict(before.revision))
  expect(await candidate.read(id)).toEqual(before)
})

test('No two applications have the same reference, even when the random letters collide.', async () => {
  const { posting, server } = await startWithPosting()
  const { reference } = await (await candidateAt(server)).start(posting.slug)

  await server.close()
  const drawn = [reference, reference, 'A7K-4QF2']
  const free = await withStore(server, (db) => freeReference(db, () => drawn.shift() ?? ''))
  expect(free).toBe('A7K-4QF2')
})

test('No one applies to their own company, or to a job post that takes no applications.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const both = await candidateAt(server, { emailAddress: employer.emailAddress })
  expect(await ask(both.browser, 'startApplication', { slug: posting.slug })).toMatchObject({
    status: false,
    error: { message: matching(/member of this company/) },
  })

  const candidate = await candidateAt(server)
  const draft = await candidate.start(posting.slug)
  await candidate.complete(draft.id)
  await employer.send(posting.id, { type: 'pause' })
  expect(await ask(candidate.browser, 'startApplication', { slug: posting.slug })).toMatchObject({
    status: true,
  })
  expect(await candidate.send(draft.id, { type: 'submit' })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'draft', message: matching(/draft is saved/) },
  })
  const late = await candidateAt(server)
  expect((await ask(late.browser, 'startApplication', { slug: posting.slug })).http).toBe(404)
})

test('No application starts for a job post that is closed at the same moment.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })

  // The candidate saw an open job, but it was closed before the lock was acquired.
  await server.close()
  await withStore(server, async (db) => {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email_address', '=', candidate.emailAddress)
      .executeTakeFirstOrThrow()
    const begun = db
      .transaction()
      .execute((transaction) => begin(transaction, id, posting.id, server.clock.now))
    await expect(begun).rejects.toMatchObject({ status: 404 })
    expect(await db.selectFrom('applications').select('id').execute()).toEqual([])
  })
})

test('A candidate without a verified address can write an application, and cannot send it.', async () => {
  const { posting, server } = await startWithPosting()
  const { complete, read, send, start } = await candidateAt(server, { isVerified: false })
  const { id } = await start(posting.slug)
  await complete(id)
  expect(await read(id)).toMatchObject({ missing: [], can: ['discard'] })
  expect(await send(id, { type: 'submit' })).toMatchObject({ http: 403 })
})

test('A sent application stays unchanged after changes to the file, the account and the job post.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, revision, sent } = await candidate.applied(posting.slug)
  expect(await candidate.save(id, revision, { letter: { text: 'Another one.' } })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'active' },
  })
  const file = { id: sent?.resume.fileId }
  const remove = await candidate.browser.send('/api/candidate/delete-file', { body: JSON.stringify(file) })
  expect((await readAnswer(remove)).status).toBe(true)
  const account = v.parse(v.object({ id: v.string() }), (await candidate.browser.call('session')).result)
  const renamed = { id: account.id, firstName: 'Somebody', lastName: 'Else', userName: 'Somebody' }
  expect(await candidate.browser.call('updateProfile', renamed)).toMatchObject({ status: true })
  const now = await employer.read(posting.id)
  await employer.save(posting.id, now.revision, { ...now.posting, summary: 'Another one.' })
  await employer.answer(id, { type: 'advance', to: 'screening' })

  expect((await candidate.read(id)).sent).toEqual(sent)
  const gone = await candidate.browser.send('/api/candidate/read-file', { body: JSON.stringify(file) })
  expect(gone.status).toBe(404)
  const read = await employer.browser.send('/api/employer/read-file', { body: JSON.stringify(file) })
  const digest = createHash('sha256')
    .update(Buffer.from(await read.arrayBuffer()))
    .digest('hex')
  expect(digest).toBe(sent?.resume.digest)
  const stranger = await employerAt(server)
  const theirs = await stranger.browser.send('/api/employer/read-file', { body: JSON.stringify(file) })
  expect(theirs.status).toBe(404)

  await server.close()
  const row = await withStore(server, (db) =>
    db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row.snapshot_hash).toBe(
    createHash('sha256')
      .update(row.snapshot ?? '')
      .digest('hex'),
  )
})

test('Another person’s file cannot be sent.', async () => {
  const { posting, server } = await startWithPosting()
  const [owner, other] = [await candidateAt(server), await candidateAt(server)]
  const { id: fileId } = await uploaded(owner.browser, pdf(KIB))
  const { id, revision } = await other.start(posting.slug)
  expect(await other.save(id, revision, { resume: { fileId } })).toMatchObject({
    status: false,
    error: { fields: { resume: matching(/was deleted/) } },
  })
})

test('A bulk reply reaches each applicant that it can, gives the reason for the others, and happens once even if it is repeated.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const people = [await candidateAt(server), await candidateAt(server), await candidateAt(server)]
  const ids: string[] = []
  for (const { applied } of people) ids.push((await applied(posting.slug)).id)
  await people[1]?.send(ids[1] ?? '', { type: 'withdraw' })

  const rejection = { type: 'reject', reason: 'filled', message }
  const payload = { ids: [...ids, ...ids, 'unknown'], event: rejection }
  const bulk = await ask(employer.browser, 'applicationEvents', payload)
  expect(bulk.result).toMatchObject([
    { id: ids[0], done: true },
    { id: ids[1], done: false, code: 'state' },
    { id: ids[2], done: true },
    { id: 'unknown', done: false, code: 'notFound' },
  ])
  const { result: before } = await ask(employer.browser, 'readApplicant', { id: ids[0] })
  const again = await ask(employer.browser, 'applicationEvents', payload)
  expect(again.result).toEqual(bulk.result)
  const { result: after } = await ask(employer.browser, 'readApplicant', { id: ids[0] })
  expect(after).toEqual(before)
  expect(before).toBeTruthy()
})
