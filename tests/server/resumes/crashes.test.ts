import { expect, test, vi } from 'vitest'
import { withStore } from '../support/databases.ts'
import { ada, Browser, newPlace } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

interface Saved {
  readonly id: string
  /** Last acknowledged revision of the resume. */
  revision: number
  sent: number
}

/** Saves a resume repeatedly until the server stops answering. */
async function keepSaving(browser: Browser, saved: Saved, acknowledged: () => void) {
  for (;;) {
    saved.sent += 1
    const { id, revision, sent } = saved
    const document = named(`Ada ${sent}`)
    const answer = await ask(browser, 'saveResume', { id, revision, title: 'Engineer', document })
    if (!answer.status) return
    saved.revision += 1
    acknowledged()
  }
}

test('A server killed during 50 saves has every acknowledged resume, whole or newer.', async () => {
  const place = await newPlace()
  const all: Saved[] = []
  for (let round = 0; round < 10; round += 1) {
    const { child, ended, origin } = launch(settingsFor(place))
    const browser = new Browser((await origin).replace('localhost', '127.0.0.1'))
    await browser.call('register', { ...ada, emailAddress: `r${round}@example.com` })
    const { create } = resumesIn(browser)
    const made: Saved[] = []
    for (const _ of [1, 2, 3, 4, 5]) made.push({ id: (await create()).id, revision: 1, sent: 0 })
    all.push(...made)
    let left = 5 + round * 7
    const count = () => {
      left -= 1
      if (left === 0) child.kill('SIGKILL')
    }
    await Promise.allSettled(made.map((saved) => keepSaving(browser, saved, count)))
    await ended
  }

  await withStore(place, async (db) => {
    for (const { id, revision, sent } of all) {
      const kept = await db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const version = await db
        .selectFrom('resume_versions')
        .select('document')
        .where('resume_id', '=', id)
        .where('revision', '=', kept.revision)
        .executeTakeFirstOrThrow()
      // The server may have committed the last save without answering it.
      expect([revision, revision + 1]).toContain(kept.revision)
      expect(version.document).toBe(kept.document)
      if (kept.revision > 1) {
        expect(JSON.parse(kept.document)).toEqual(named(`Ada ${kept.revision - 1}`))
        expect(sent).toBeGreaterThanOrEqual(kept.revision - 1)
      }
    }
  })
})
