import { expect, test, vi } from 'vitest'
import { freeLeases } from '../../../server/work/jobs.ts'
import { applyingIn, candidateAt } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { pdf, uploaded } from '../support/files.ts'
import { Browser, newPlace, startTestServer } from '../support/harness.ts'
import { launch, settingsFor } from '../support/launch.ts'
import { exportsIn, unzipped } from '../support/privacy.ts'
import { resumesIn } from '../support/resumes/resumes.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const FILES = 6
const RESUMES = 12
const MIB = 1024 * 1024

test('a server killed during an export starts it again and leaves no part of the first attempt', async () => {
  const place = await newPlace()
  const first = await startTestServer({ place })
  const candidate = await candidateAt(first)
  for (let count = 0; count < FILES; count += 1) await uploaded(candidate.browser, pdf(2 * MIB))
  for (let count = 0; count < RESUMES; count += 1) {
    await resumesIn(candidate.browser).create({ title: 'Engineer', document: { basics: { name: 'Ada' } } })
  }
  await first.close()

  const started = async () => {
    const { child, ended, origin } = launch(settingsFor(place))
    const browser = new Browser((await origin).replace('localhost', '127.0.0.1'))
    for (const [name, value] of candidate.browser.cookies) browser.cookies.set(name, value)
    const kill = () => {
      child.kill('SIGKILL')
      return ended
    }
    return { own: exportsIn(applyingIn(browser).browser), kill }
  }
  const before = await started()
  const { id } = await before.own.request()
  await vi.waitUntil(async () => (await before.own.read(id)).progress > 0, { timeout: 30_000, interval: 5 })
  await before.kill()
  await withStore(place, async (db) => {
    expect(await db.selectFrom('exports').select('state').execute()).toEqual([{ state: 'running' }])
    expect(await db.selectFrom('export_pieces').select('position').execute()).not.toEqual([])
    // Frees the lease of the killed process, so that the job can be taken at once.
    await freeLeases(db)
  })

  const after = await started()
  await vi.waitUntil(async () => (await after.own.read(id)).state === 'ready', { timeout: 60_000 })
  const response = await after.own.download(id)
  const bytes = (await response.clone().arrayBuffer()).byteLength
  const paths = Object.keys(await unzipped(response))
  expect(paths.filter((path) => path.startsWith('files/') && path.endsWith('.pdf'))).toHaveLength(FILES)
  expect(paths.filter((path) => /^resumes\/Engineer.*pdf$/.test(path))).toHaveLength(RESUMES)
  await after.kill()
  await withStore(place, async (db) => {
    const pieces = await db.selectFrom('export_pieces').select('content').execute()
    expect(pieces.reduce((sum, { content }) => sum + content.length, 0)).toBe(bytes)
  })
})
