import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestMail } from '../../../server/mail/request.ts'
import { arm, createDeadlineHandlers } from '../../../server/work/deadlines.ts'
import { freeLeases } from '../../../server/work/jobs.ts'
import { withStore } from '../support/databases.ts'
import { ada, days, newPlace, startTestServer } from '../support/harness.ts'
import { deadlineOf, lamp } from '../support/work/lamp.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { startSmtpSink } from '../support/smtpSink.ts'
import { rowsOf, workersOn } from '../support/work/worker.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const PEOPLE = 12

test('A server killed twice during delivery sends every email, and a repeated one is the same message.', async () => {
  const place = await newPlace()
  const first = await startTestServer({ place })
  const addresses = Array.from({ length: PEOPLE }, (_, index) => `ada${index}@example.com`)
  for (const emailAddress of addresses) await first.registered({ ...ada, emailAddress })
  await first.deliverMails()
  await first.close()
  const now = Date.now()
  await withStore(place, async (db) => {
    for (const recipient of addresses)
      await requestMail(db, { kind: 'resetPassword', role: 'candidate', recipient, now })
  })
  const sink = await startSmtpSink()
  const env = {
    ...settingsFor(place),
    APP_ORIGIN: 'https://www.example.com',
    SMTP_URL: sink.url,
    MAIL_FROM: 'hello@example.com',
  }

  sink.mood = 'takes it and says nothing'
  for (const round of [1, 2]) {
    const { child, ended } = launch(env)
    await vi.waitUntil(() => sink.received.length >= 5 * round, { timeout: 30_000 })
    child.kill('SIGKILL')
    await ended
    // Frees the leases of the killed process, so that the mails can be sent at once.
    await withStore(place, freeLeases)
  }
  sink.mood = 'takes'
  launch(env)
  const idsByRecipient = () =>
    Map.groupBy(
      sink.received.map(({ message, recipients }) => ({
        recipient: recipients.join(),
        id: /^Message-ID: (.+)\r$/m.exec(message)?.[1],
      })),
      ({ recipient }) => recipient,
    )
  await vi.waitUntil(() => idsByRecipient().size === PEOPLE, { timeout: 30_000 })

  expect(sink.received.length).toBeGreaterThan(PEOPLE)
  for (const [recipient, mails] of idsByRecipient())
    expect(new Set(mails.map(({ id }) => id)).size, recipient).toBe(1)
})

test('A deadline interrupted by a kill changes nothing, and runs once with the next server.', async () => {
  const place = await newPlace()
  const due = Date.now()
  await withStore(place, async (db) => {
    await lamp.light(db, 'ours')
    await arm(db, [deadlineOf('ours', due)], due)
  })
  const { DATA_DIR, DATABASE_URL } = settingsFor(place)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/crashing/halfWork.ts')], {
    env: { DATA_DIR, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  await withStore(place, async (db) => {
    expect(await lamp.hold(db, 'ours')).toBe('burning')
    expect(await rowsOf(db)).toMatchObject([{ attempts: 1 }])
    const { clock, worker } = workersOn(db)
    clock.now = due + days(1)
    await worker(createDeadlineHandlers(db, { lamp }), 1, 'deadlines').work()
    expect(await lamp.hold(db, 'ours')).toBe('out')
    expect(await rowsOf(db)).toEqual([])
  })
})
