import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '../../../contract/envelope.ts'
import { saveGuestJob, guestJobs } from '../../../src/browser/storage/guestJobs.ts'
import { changeSaved, readSaved } from '../../../src/effects/search.ts'
import { savedJobOf } from '../../../stories/search/samples.ts'

const { signal } = new AbortController()
const slugs = Array.from({ length: 60 }, (_, index) => `job-${index}`)
const payloadSchema = v.object({ among: v.array(v.string()) })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the saved state of more than 50 jobs is requested in parts, and merged', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { among } = v.parse(payloadSchema, JSON.parse(body))
    asked.push(among.length)
    const [first = ''] = among
    const applied = { [first]: '2026-11-12T09:00:00.000Z' }
    return Response.json(success({ items: [savedJobOf({ slug: first })], next: null, applied }))
  })
  const { applied, saved } = await readSaved({ input: { owner: 'c1', slugs }, signal })
  expect(asked).toEqual([50, 10])
  expect(saved).toEqual(['job-0', 'job-50'])
  expect(Object.keys(applied)).toEqual(['job-0', 'job-50'])
})

test('a guest learns where their first saved job is stored, and the server gets no request', async () => {
  const change = (slug: string, isSaved: boolean) =>
    changeSaved({ input: { owner: null, slug, isSaved }, signal })
  expect(await change('job-1', true)).toMatchObject({ kind: 'success', title: 'jobSaved' })
  expect(await change('job-2', true)).toBeUndefined()
  expect(guestJobs()).toEqual(['job-2', 'job-1'])
  expect(await readSaved({ input: { owner: null, slugs }, signal })).toEqual({
    saved: ['job-2', 'job-1'],
    applied: {},
  })
})

test('a job saved on the device and removed by a candidate is not moved into the account', async () => {
  saveGuestJob('job-1', true)
  vi.stubGlobal('fetch', async () => Response.json(success({ isSaved: false })))
  await changeSaved({ input: { owner: 'c1', slug: 'job-1', isSaved: false }, signal })
  expect(guestJobs()).toEqual([])
})
