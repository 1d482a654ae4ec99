import { expect, test, vi } from 'vitest'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { sharedTestServer } from '../support/harness.ts'
import { resumesIn, signedInAt } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

const server = sharedTestServer()

test('A client that disconnects removes its documents from the queue, and can request another at once.', async () => {
  const browser = await signedInAt(server())
  const { create, save } = resumesIn(browser)
  const [long, short] = [await create(), await create()]
  // A resume of the maximum length, which takes about a second to lay out.
  const highlights = Array.from({ length: 50 }, () => 'a')
  await save(long.id, 1, { work: Array.from({ length: 58 }, () => ({ position: 'x', highlights })) })
  await save(short.id, 1, { basics: { name: 'Ada' } })
  const ask = (id: string, signal?: AbortSignal) =>
    browser.send(`/api/candidate/${resumeCalls.resumePdf.path}`, {
      body: JSON.stringify({ id }),
      ...(signal && { signal }),
    })
  const hangingUp = new AbortController()
  const left = Array.from({ length: 30 }, () => ask(long.id, hangingUp.signal))
  const outcomes = Promise.allSettled(left)
  // Waits until the account has filled its share of the queue.
  await vi.waitUntil(async () => (await ask(short.id)).status === 503, { timeout: 10_000 })

  hangingUp.abort()
  await outcomes
  await vi.waitUntil(async () => (await ask(short.id)).status === 200, { timeout: 5_000 })
  expect((await ask(short.id)).headers.get('Content-Type')).toBe('application/pdf')
})
