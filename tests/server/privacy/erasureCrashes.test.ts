// @module-tag security
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { erasureSteps } from '../../../server/privacy/erasureSteps.ts'
import { jobKinds } from '../../../server/privacy/jobKinds.ts'
import type { Database } from '../../../server/store/schema.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { freeLeases } from '../../../server/work/jobs.ts'
import { contentOf, tablesWith, withStore, type Place } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { canariesIn, plantCanaries } from '../support/plantCanaries.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// Large enough that another process can observe each step.
const PIECES = 400
const VERSIONS = 400
const LETTERS = 1_000

const order = Object.keys(erasureSteps)
const jobs = v.array(v.object({ progress: v.nullable(v.string()) }))
const progressSchema = v.object({ step: v.string() })

const stepsIn = (rows: unknown) =>
  v
    .parse(jobs, rows)
    .map(({ progress }) =>
      progress === null ? undefined : v.safeParse(progressSchema, JSON.parse(progress)),
    )
    .map((parsed) => (parsed?.success ? parsed.output.step : undefined))

/** Waits for a condition on the erasure jobs, read from another process while the server runs. */
async function waitForJobs(
  { dataDir, databaseUrl }: Place,
  kind: string,
  isThere: (steps: readonly (string | undefined)[]) => boolean,
): Promise<void> {
  const patience = { interval: 0, timeout: 60_000 }
  if (databaseUrl !== undefined) {
    await withStore({ dataDir, databaseUrl }, (db) =>
      vi.waitUntil(
        async () =>
          isThere(
            stepsIn(await db.selectFrom('jobs').select('progress').where('kind', 'like', kind).execute()),
          ),
        patience,
      ),
    )
    return
  }
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5_000 })
  try {
    const read = database.prepare('select progress from jobs where kind like ?')
    await vi.waitUntil(() => isThere(stepsIn(read.all(kind))), patience)
  } finally {
    database.close()
  }
}

async function addMuch(db: Database, accountId: string): Promise<void> {
  const resume = await db
    .selectFrom('resumes')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (let index = 0; index < PIECES; index += 1) {
    const content = Uint8Array.from(randomBytes(64 * 1024))
    await db
      .insertInto('file_pieces')
      .values({ file_id: file.id, position: 100 + index, content })
      .execute()
  }
  for (let index = 0; index < VERSIONS; index += 1) {
    const { document, id, title } = resume
    await db
      .insertInto('resume_versions')
      .values({ resume_id: id, revision: 100 + index, title, document, saved_at: 1, name: null })
      .execute()
  }
  const letter = await db
    .selectFrom('letters')
    .select(['body', 'created_at', 'revision', 'title', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (let index = 0; index < LETTERS; index += 1) {
    await db
      .insertInto('letters')
      .values({
        ...letter,
        id: `letter-${index}`,
        account_id: accountId,
        posting_id: null,
        resume_id: null,
        trashed_at: null,
      })
      .execute()
  }
}

const tombstonesIn = (place: Place) =>
  withStore(place, (db) =>
    db
      .selectFrom('applications')
      .select(['reference', 'stage', 'state', 'submitted_at'])
      .where('submitted_at', 'is not', null)
      .orderBy('reference')
      .execute(),
  )

const outboxOf = ({ dataDir }: Place) =>
  readdirSync(join(dataDir, 'outbox'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'latin1'))
    .join('')

test('a server killed at several steps of an erasure continues it each time, and no data is left', async () => {
  const { accountId, candidate, ids, server } = await plantCanaries()
  await candidate.send(ids.waiting, { type: 'withdraw' })
  expect((await deleteIn(candidate.browser)).status).toBe(true)
  await server.mails()
  await server.close()
  const before = await tombstonesIn(server)
  await withStore(server, async (db) => {
    await db.transaction().execute((transaction) => addMuch(transaction, accountId))
    await db.updateTable('accounts').set({ erase_at: 1 }).where('id', '=', accountId).execute()
    await db.updateTable('jobs').set({ due_at: 0 }).where('queue', '=', 'erasures').execute()
  })

  for (const target of ['eraseSentApplication', 'removePieces', 'removeVersions', 'removeLetters'] as const) {
    const { child, ended } = launch(settingsFor(server))
    await waitForJobs(server, jobKinds.erase, ([step]) =>
      step === undefined ? false : order.indexOf(step) >= order.indexOf(target),
    )
    child.kill('SIGKILL')
    await ended
    await withStore(server, async (db) => {
      const account = db.selectFrom('accounts').select('erase_at').where('id', '=', accountId)
      expect(await account.execute(), target).toEqual([{ erase_at: 0 }])
      // Frees the lease of the killed process, so that the job can be taken at once.
      await freeLeases(db)
    })
    expect(await tombstonesIn(server)).toEqual(before)
  }

  const { child, ended } = launch(settingsFor(server))
  await waitForJobs(server, '%era%', (steps) => steps.length === 0)
  child.kill('SIGKILL')
  await ended
  expect(await tombstonesIn(server)).toEqual(before)
  expect(canariesIn(await contentOf(server))).toEqual([])
  expect(canariesIn(outboxOf(server))).toEqual([])
  expect(await tablesWith(server, accountId)).toEqual(['erasures'])
})
