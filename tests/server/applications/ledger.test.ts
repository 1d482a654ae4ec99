// @module-tag invariant
import { expect, test } from 'vitest'
import { stateNameOf } from '../../../server/applications/applications.ts'
import { answeringIn, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { days } from '../support/harness.ts'
import { replayed, storedPlace } from '../support/replaying.ts'

const message = 'A word to you.'

test('Replaying the ledger of an application gives its stored state, and its sequence has no gaps.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 2, validThrough: '2030-03-30' })
  const pass = async (time: number) => {
    server.clock.now += time
    await server.meetDeadlines()
  }
  const apply = async () => {
    const candidate = await candidateAt(server)
    return { ...candidate, id: (await candidate.applied(posting.slug)).id }
  }
  const [rejected, withdrawn, hired, released] = [await apply(), await apply(), await apply(), await apply()]
  const unsent = await candidateAt(server)
  const { id: lapsed } = await unsent.start(posting.slug)

  await Promise.all([
    employer.answer(rejected.id, { type: 'ask', message }),
    rejected.send(rejected.id, { type: 'tell', message }),
    answeringIn(employer.browser).answer(rejected.id, { type: 'tell', message }),
  ])
  await employer.answer(withdrawn.id, { type: 'reject', reason: 'skills', message })
  await withdrawn.send(withdrawn.id, { type: 'tell', message })
  await pass(days(11))
  // Both sides reply late here.
  await employer.answer(hired.id, { type: 'ask', message })
  await pass(days(8))
  await hired.send(hired.id, { type: 'reply', message })
  await employer.answer(hired.id, { type: 'advance', to: 'interviewing' })
  await employer.answer(hired.id, { type: 'offer', message })
  await hired.send(hired.id, { type: 'accept' })
  await withdrawn.send(withdrawn.id, { type: 'withdraw' })
  await released.send(released.id, { type: 'release' })
  await employer.answer(rejected.id, { type: 'reject', reason: 'other', message })
  await employer.answer(rejected.id, { type: 'undo' })
  await employer.answer(rejected.id, { type: 'reject', reason: 'other', message })
  await pass(601_000)
  const open = await apply()
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled' })

  await server.close()
  const { applications, events, jobs } = await withStore(server, async (db) => ({
    applications: await db.selectFrom('applications').selectAll().execute(),
    events: await db
      .selectFrom('events')
      .selectAll()
      .where('subject_kind', '=', 'application')
      .orderBy('seq')
      .execute(),
    jobs: await db.selectFrom('jobs').select('subject').where('queue', '=', 'deadlines').execute(),
  }))
  const stateOf = Object.fromEntries(applications.map(({ id, state }) => [id, state]))
  expect(stateOf).toEqual({
    [rejected.id]: 'rejected',
    [withdrawn.id]: 'withdrawn',
    [hired.id]: 'hired',
    [released.id]: 'released',
    [lapsed]: 'lapsed',
    [open.id]: 'active',
  })
  for (const application of applications) {
    const life = events.filter(({ subject_id: id }) => id === application.id)
    expect(life.map(({ seq }) => seq)).toEqual(life.map((_, index) => index + 1))
    expect(life.map((event) => event.from_state)).toEqual([
      'draft',
      ...life.slice(0, -1).map((event) => event.to_state),
    ])
    for (const [index, { to_state: told }] of life.entries()) {
      const { isRejecting, ...place } = replayed(life.slice(0, index + 1), application)
      expect(stateNameOf({ ...application, ...place, leaves_at: isRejecting ? 0 : null })).toBe(told)
    }
    expect({ ...replayed(life, application) }).toEqual(storedPlace(application))
  }
  // Ended applications have no deadlines left, even if some were still in the future.
  expect(jobs.map(({ subject }) => subject).filter((of) => of?.startsWith('application/'))).toEqual([
    `application/${open.id}`,
  ])
})
