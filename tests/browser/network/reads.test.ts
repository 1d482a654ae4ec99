import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../contract/envelope.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { askForFile } from '../../../src/network/api.ts'
import { readJob } from '../../../src/network/reads.ts'

const open = new AbortController().signal

afterEach(() => vi.unstubAllGlobals())

/** The network, which refuses with a status and keeps what was asked. */
function refusing(status: number) {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return Response.json(refusal('There is no such job.'), { status })
  })
  return asked
}

test.each([404, 410])(
  'a job that is answered with %i is not there, in the words of the server',
  async (status) => {
    refusing(status)
    await expect(readJob('a-job', open)).rejects.toMatchObject({
      code: 'refused',
      message: 'There is no such job.',
      reason: { code: 'notFound' },
    })
  },
)

test('a job that cannot be read for another reason may be there', async () => {
  refusing(503)
  await expect(readJob('a-job', open)).rejects.not.toHaveProperty('reason.code')
})

test('a job is asked for anew, whatever the browser has kept of it', async () => {
  const asked = refusing(404)
  await readJob('a-job', open).catch(() => {})
  expect(asked).toMatchObject([{ cache: 'no-cache', redirect: 'error' }])
})

test('a file that is not there is told from a failure', async () => {
  refusing(404)
  const { letterPdf } = letterCalls
  await expect(askForFile(letterPdf, 'candidate', { id: 'l1' }, open)).rejects.toMatchObject({
    code: 'refused',
    reason: { code: 'notFound' },
  })
  refusing(503)
  await expect(askForFile(letterPdf, 'candidate', { id: 'l1' }, open)).rejects.not.toHaveProperty(
    'reason.code',
  )
})
