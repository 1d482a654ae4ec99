import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptMailSchema } from '../../../server/mail/fileTransport.ts'
import { addCompany, addSubscriber, publishAt, saveSearch } from '../support/alerts/alertWorld.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'
import { NODE_COMPILE_CACHE, settingsFor } from '../support/launch.ts'
import { choosing } from '../support/market.ts'
import { rowsOf } from '../support/work/worker.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const HOUR = 3_600_000
/** Number of kills. Fewer on PostgreSQL, because each needs a new process, and both databases run the same code. */
const KILLS = isOnPostgres() ? 20 : 50
/** Number of recipients: too many for all mails to be sent before the last kill. */
const RECIPIENTS = 12 * KILLS
const JOBS = 6

/** Time zone where it is noon, so that no quiet hours delay mails. */
const zoneAtNoon = (now: number) => {
  const behind = new Date(now).getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`
}

test(`A run that is killed ${KILLS} times names each job in exactly one mail to each recipient.`, async () => {
  const place = await newPlace()
  const chance = choosing(50)
  const start = Date.now() - HOUR
  const expected = await withStore(place, async (db) => {
    const recipients: string[] = []
    for (let number = 0; number < RECIPIENTS; number += 1) {
      const { emailAddress, id } = await addSubscriber(db)
      recipients.push(emailAddress)
      const timeZone = zoneAtNoon(Date.now())
      await saveSearch(db, id, { criteria: 'q=builder', timeZone })
      await saveSearch(db, id, { criteria: 'place=London', timeZone })
    }
    const companyId = await addCompany(db)
    const slugs: string[] = []
    for (let number = 0; number < JOBS; number += 1)
      slugs.push(await publishAt(db, { companyId, at: start + number }))
    return recipients.flatMap((recipient) => slugs.map((slug) => `${recipient} ${slug}`))
  })

  const { DATA_DIR, DATABASE_URL } = settingsFor(place)
  const begin = async () => {
    const spawned = performance.now()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../support/crashing/alertServer.ts')], {
      env: { NODE_COMPILE_CACHE, DATA_DIR, DATABASE_URL },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    return { child, ended, startMs: performance.now() - spawned }
  }
  let killedAtWork = 0
  for (let round = 0; round < KILLS; round += 1) {
    const { child, ended, startMs } = await begin()
    // Not a wait for a condition: the process is killed at a random moment. Its life is limited by the time it took
    // to start, so that it gets as far on a slow machine.
    await sleep((chance.next() * startMs) / 3)
    if (child.kill('SIGKILL')) killedAtWork += 1
    await ended
  }
  const { ended } = await begin()
  await ended

  expect(killedAtWork).toBeGreaterThan(KILLS / 2)
  expect(await withStore(place, rowsOf)).toEqual([])
  const outbox = join(place.dataDir, 'outbox')
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => v.parse(keptMailSchema, JSON.parse(readFileSync(join(outbox, name), 'utf8'))))
  // A mail written twice, because its process was killed before the job was marked as done, has the same id.
  const distinct = new Map(mails.map((mail) => [mail.id, mail]))
  const named = [...distinct.values()].flatMap(({ html, recipient }) =>
    [...html.matchAll(/<h2[^>]*>\s*<a[^>]*href="[^"]*\/jobs\/([^"]+)"/g)].map(
      ([, slug]) => `${recipient} ${slug}`,
    ),
  )
  expect(named.toSorted()).toEqual(expected.toSorted())
})
