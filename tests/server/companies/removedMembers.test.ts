import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { postingCalls } from '../../../contract/postings/calls.ts'
import { noteOpening } from '../../../server/applications/openings.ts'
import { employerEvent } from '../../../server/calls/applications/employerEvent.ts'
import { createPosting } from '../../../server/calls/postings/createPosting.ts'
import { postingEvent } from '../../../server/calls/postings/postingEvent.ts'
import { savePosting } from '../../../server/calls/postings/savePosting.ts'
import { defineHandler } from '../../../server/calls/shared/defineHandler.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import type { Database } from '../../../server/store/schema.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { Browser } from '../support/harness.ts'
import { startOwnTable } from '../support/ownTable.ts'
import { completePosting } from '../support/postings.ts'

const leave = (db: Database) => db.deleteFrom('members').execute()

/** All data that the calls of a company can write. */
const written = async (db: Database) => ({
  postings: await db.selectFrom('postings').selectAll().orderBy('id').execute(),
  applications: await db.selectFrom('applications').selectAll().execute(),
  events: (await db.selectFrom('events').select('seq').execute()).length,
  openings: await db.selectFrom('openings').selectAll().execute(),
})

test('A member who is removed during a call writes nothing with it.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const application = await candidate.applied(posting.slug)
  await server.close()
  const { base, db } = await startOwnTable(
    (api, parts) => {
      // The member leaves inside the handler, after the access was checked.
      registerRoutes(
        api,
        'createPosting',
        defineHandler(postingCalls.createPosting, async (context, payload) => {
          await leave(parts.store.db)
          return createPosting.handle(context, payload)
        }),
        parts,
      )
      registerRoutes(
        api,
        'savePosting',
        defineHandler(postingCalls.savePosting, async (context, payload) => {
          await leave(parts.store.db)
          return savePosting.handle(context, payload)
        }),
        parts,
      )
      registerRoutes(
        api,
        'postingEvent',
        defineHandler(postingCalls.postingEvent, async (context, payload) => {
          await leave(parts.store.db)
          return postingEvent.handle(context, payload)
        }),
        parts,
      )
      registerRoutes(
        api,
        'employerEvent',
        defineHandler(applicationCalls.employerEvent, async (context, payload) => {
          await leave(parts.store.db)
          return employerEvent.handle(context, payload)
        }),
        parts,
      )
    },
    {},
    server,
  )
  const browser = new Browser(base)
  for (const [name, value] of employer.browser.cookies) browser.cookies.set(name, value)
  const members = await db.selectFrom('members').selectAll().execute()
  const send = async (path: string, payload: object) => {
    const answer = await browser.send(`/api/employer/${path}`, { body: JSON.stringify(payload) })
    await answer.arrayBuffer()
    // Restores the membership for the next call.
    await db
      .insertInto('members')
      .values(members)
      .onConflict((same) => same.doNothing())
      .execute()
    return answer.status
  }
  const before = await written(db)
  const { id, revision } = posting

  expect(await send('create-posting', { title: 'Another' })).toBe(403)
  expect(
    await send('save-posting', { id, revision, posting: { ...completePosting, summary: 'Other.' } }),
  ).toBe(404)
  expect(await send('posting-event', { id, revision, event: { type: 'pause' } })).toBe(404)
  expect(
    await send('application-event', {
      id: application.id,
      revision: application.revision,
      event: { type: 'tell', message: 'We look at it.' },
    }),
  ).toBe(404)
  expect(await written(db)).toEqual(before)
  const [member] = members
  const opened = { what: 'resume', accountId: member?.account_id ?? '', now: 1 } as const
  await leave(db)
  await noteOpening(db, [application.id], opened)
  expect((await written(db)).openings).toEqual([])
  await db.insertInto('members').values(members).execute()
  await noteOpening(db, [application.id], opened)
  expect((await written(db)).openings).toHaveLength(1)
})
