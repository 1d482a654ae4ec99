import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSendReport } from '../../../src/clientErrors/sendReport.ts'

const sent: { url: string; body: Promise<string> }[] = []

beforeEach(() => {
  sent.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push({ url: String(url), body: body instanceof Blob ? body.text() : Promise.resolve('') })
    return true
  })
})

afterEach(() => vi.restoreAllMocks())

test('an error is sent with the pattern of its route, as JSON', async () => {
  history.replaceState(null, '', '/jobs/stage-carpenter-7f3a')
  const sendReport = createSendReport()
  sendReport(new TypeError("Cannot read properties of undefined (reading 'places')"))
  expect(sent.map(({ url }) => url)).toEqual(['/api/public/client-error'])
  expect(JSON.parse((await sent[0]?.body) ?? '')).toMatchObject({
    page: '/jobs/:slug',
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'places')",
  })
})

test('the same error is sent once', async () => {
  const sendReport = createSendReport()
  const error = new Error('again')
  sendReport(error)
  sendReport(error)
  expect(sent).toHaveLength(1)
})

test('a page sends five errors at most', async () => {
  const sendReport = createSendReport()
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) sendReport(new Error(word))
  expect(sent).toHaveLength(5)
})

test('nothing is sent while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sendReport = createSendReport()
  sendReport(new Error('offline'))
  expect(sent).toEqual([])
})
