import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../contract/envelope.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { postingReads } from '../../../contract/postings/reads.ts'
import { searchReads } from '../../../contract/search/reads.ts'
import { read, request } from '../../../src/network/request.ts'

const { signal } = new AbortController()
const readJob = () => read(postingReads.job, { slug: 'a-job' }, { signal, cache: 'no-cache' })

afterEach(() => vi.unstubAllGlobals())

/** Mocks a network that refuses with a status. Returns the recorded requests. */
function refusing(status: number) {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return Response.json(refusal('We couldn’t find that job. Search for other jobs.'), { status })
  })
  return asked
}

test.each([404, 410])(
  'a job that is answered with %i counts as missing, with the server’s message',
  async (status) => {
    refusing(status)
    await expect(readJob()).rejects.toMatchObject({
      code: 'refused',
      message: 'We couldn’t find that job. Search for other jobs.',
      reason: { code: 'notFound' },
    })
  },
)

test('a job that cannot be read for another reason does not count as missing', async () => {
  refusing(503)
  await expect(readJob()).rejects.not.toHaveProperty('reason.code')
})

test('a job is requested again, whatever the browser has cached', async () => {
  const asked = refusing(404)
  await readJob().catch(() => {})
  expect(asked).toMatchObject([{ cache: 'no-cache', redirect: 'error' }])
})

test('a missing file is distinguished from a failure', async () => {
  refusing(404)
  const { letterPdf } = letterCalls
  await expect(request(letterPdf, { id: 'l1' }, { signal })).rejects.toMatchObject({
    code: 'refused',
    reason: { code: 'notFound' },
  })
  refusing(503)
  await expect(request(letterPdf, { id: 'l1' }, { signal })).rejects.not.toHaveProperty('reason.code')
})

test.each([
  ['a name in its path', () => read(postingReads.job, { slug: 'a/b' }, { signal }), '/api/jobs/a%2Fb'],
  [
    'parameters',
    () => read(searchReads.places, { q: 'Bad Aibling' }, { signal }),
    '/api/places?q=Bad+Aibling',
  ],
  [
    'the query of an address, whose names may repeat',
    () => read(searchReads.jobs, new URLSearchParams('level=entry&level=senior'), { signal }),
    '/api/jobs?level=entry&level=senior',
  ],
])('a read is a GET with %s', async (_, reading, address) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({})
  })
  await reading().catch(() => {})
  expect(asked).toEqual([address])
})
