import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startServer } from '../../../bench/serverProcess.ts'
import { measureWorst } from '../../../bench/worst/measure.ts'
import { aims, choicesOf, worstPayload } from '../../../bench/worst/payloads.ts'
import { textures } from '../../../bench/worst/textures.ts'
import { routes } from '../../../contract/index.ts'
import { temporaryDirectory } from '../support/harness.ts'

// Four times the bound of `npm run bench:worst`, because tests share the machine.
const BOUND_MS = 1_000
const MINUTE = 60_000

test('No request, valid or not, delays another client.', { timeout: 10 * MINUTE }, async () => {
  const dataDir = temporaryDirectory()
  const { child, origin } = await startServer(dataDir)
  try {
    const measured = await measureWorst(
      { dataDir, origin },
      { boundMs: BOUND_MS, names: ['combining marks', 'one open brace', 'exclamations'] },
    )
    expect(measured.length).toBeGreaterThan(1_000)
    expect(measured.filter(({ waitMs }) => waitMs > BOUND_MS)).toEqual([])
    expect(measured.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
    const refusals = measured.filter(({ status, what }) => what.includes('/api/') && status >= 400)
    expect(refusals.length).toBeGreaterThan(100)
    expect(refusals.filter(({ answerBytes }) => answerBytes > 16 * 1_024)).toEqual([])
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})

test('The worst payloads of every call fit its body limit.', () => {
  const tooLarge = routes.calls.flatMap(({ endpoint: call, path }) =>
    aims.flatMap((aim) =>
      Array.from({ length: choicesOf(call.payload) }, (_, choice) => {
        const options = { aim, choice, maxBytes: call.maxBytes, texture: textures.letters }
        return {
          path,
          over: Buffer.byteLength(JSON.stringify(worstPayload(call.payload, options))) - call.maxBytes,
        }
      }),
    ),
  )
  expect(tooLarge.filter(({ over }) => over > 0)).toEqual([])
})
