import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { matching, startTestServer } from '../support/harness.ts'
import { ask, resumesIn } from '../support/resumes/resumes.ts'

test('a link is long, stays while it is shared, and never comes back', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create()
  const share = async (said: object) =>
    v.parse(resumeCalls.shareResume.result, (await ask(browser, 'shareResume', { id, ...said })).result)

  const first = await share({ visibility: 'unlisted', expiresOn: '2030-01-31' })
  expect(first).toEqual({
    visibility: 'unlisted',
    link: matching(/^\/r\/[\w-]{43}$/),
    expiresOn: '2030-01-31',
  })
  expect(await share({ visibility: 'unlisted' })).toEqual({ ...first, expiresOn: null })
  expect(await read(id)).toMatchObject({ ...first, expiresOn: null })
  expect(await share({ visibility: 'private', expiresOn: '2030-01-31' })).toEqual({
    visibility: 'private',
    link: null,
    expiresOn: null,
  })
  expect((await share({ visibility: 'unlisted' })).link).not.toBe(first.link)
})

test.each([
  ['that is over', '2029-12-31'],
  ['that the calendar has not', '2030-02-31'],
  ['that is none', 'soon'],
])('a day %s is refused at its field', async (_, expiresOn) => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create()

  const answer = await ask(browser, 'shareResume', { id, visibility: 'unlisted', expiresOn })

  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['expiresOn'])
  expect((await read(id)).link).toBeNull()
})
