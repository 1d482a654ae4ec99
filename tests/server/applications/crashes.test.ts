// @module-tag invariant
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { applyingIn, ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore, type Place } from '../support/databases.ts'
import { Browser, newPlace } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const MANY = 40

/**
 * Number of times that a message was sent to each application, according to the ledger as another process
 * reads it.
 */
async function toldIn(place: Place, ids: readonly string[], message: string): Promise<number[]> {
  const rows = place.databaseUrl
    ? await withStore(place, (db) => db.selectFrom('events').select(['subject_id', 'payload']).execute())
    : v.parse(rowsSchema, readFrom(databaseFile(place.dataDir)))
  return ids.map(
    (id) => rows.filter(({ payload, subject_id: of }) => of === id && payload.includes(message)).length,
  )
}

const rowsSchema = v.array(v.object({ subject_id: v.string(), payload: v.string() }))

function readFrom(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('select subject_id, payload from events').all()
  } finally {
    database.close()
  }
}

const people = (told: readonly number[]) => told.filter((times) => times > 0).length

test('A server killed during a bulk reply sends each reply once when the call is repeated.', async () => {
  const place = await newPlace()
  const { employer, posting, server } = await startWithPosting({}, { place })
  const candidate = await candidateAt(server)
  const begun = await candidate.start(posting.slug)
  const fileId = await candidate.complete(begun.id)
  await candidate.send(begun.id, { type: 'submit' })
  const ids = [begun.id]
  while (ids.length < MANY) {
    const { id, revision } = await candidate.start((await employer.published()).slug)
    await candidate.save(id, revision, { resume: { fileId } })
    await candidate.send(id, { type: 'submit' })
    ids.push(id)
  }
  await server.close()

  const started = async () => {
    const { child, ended, origin } = launch(settingsFor(place))
    const base = (await origin).replace('localhost', '127.0.0.1')
    const signedIn = ({ cookies }: Browser) => {
      const browser = new Browser(base)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    }
    const kill = () => {
      child.kill('SIGKILL')
      return ended
    }
    return { browser: signedIn(employer.browser), applying: applyingIn(signedIn(candidate.browser)), kill }
  }
  /** Kills a bulk call midway. Returns its message, which only some applicants have received. */
  const killedHalfWay = async (round = 1): Promise<{ key: string; message: string }> => {
    const message = `We read on, for the ${round}. time.`
    const key = `a-key-by-chance-${round}`
    const { browser, kill } = await started()
    const event = { type: 'tell', message }
    const noAnswer = ask(browser, 'applicationEvents', { ids, event, key }).catch(() => {})
    const told = () => toldIn(place, ids, message)
    await vi.waitUntil(async () => people(await told()) > 0, { interval: 0, timeout: 30_000 })
    await kill()
    await noAnswer
    // Tries again if all messages were already sent, which can happen on a busy machine.
    return people(await told()) < MANY ? { key, message } : killedHalfWay(round + 1)
  }
  const { key, message } = await killedHalfWay()

  const { applying, browser, kill } = await started()
  // An applicant may reply before the retry.
  const [first = ''] = ids
  expect(await toldIn(place, [first], message)).toEqual([1])
  await applying.send(first, { type: 'tell', message: 'Thank you.' })
  const again = await ask(browser, 'applicationEvents', { ids, event: { type: 'tell', message }, key })
  expect(again.result).toEqual(ids.map((id) => ({ id, done: true })))
  await kill()
  expect(await toldIn(place, ids, message)).toEqual(ids.map(() => 1))
})
