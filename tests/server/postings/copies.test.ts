// @module-tag invariant
import { expect, test } from 'vitest'
import { employerAt, startWithEmployer } from '../support/postings.ts'

const description = 'You build engines that compute, and you keep them running. '.repeat(4)

test('a copy of an open posting is not published, and the refusal names the open one', async () => {
  const { complete, read, send, server } = await startWithEmployer()
  const open = await complete({ description })
  await send(open, { type: 'publish' })
  const copy = await complete({ description: description.toUpperCase(), title: 'engine  builder!' })

  expect(await send(copy, { type: 'publish' })).toMatchObject({
    http: 409,
    error: { code: 'duplicate', posting: open },
  })
  expect(await read(copy)).toMatchObject({ state: 'draft' })
  const colleague = await employerAt(server)
  const elsewhere = await colleague.complete({ description })
  expect((await colleague.send(elsewhere, { type: 'publish' })).result).toMatchObject({ state: 'published' })

  await send(open, { type: 'close', outcome: 'cancelled' })
  expect((await send(copy, { type: 'publish' })).result).toMatchObject({ state: 'published' })
})

test('a posting at another place, or with another text, is no copy', async () => {
  const { complete, send } = await startWithEmployer()
  const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }
  for (const more of [{}, { places: [leeds] }, { title: 'Engine Driver' }]) {
    const id = await complete({ description, ...more })
    expect((await send(id, { type: 'publish' })).result).toMatchObject({ state: 'published' })
  }
})

test('of copies published concurrently one is public, and the others name it', async () => {
  const { complete, send } = await startWithEmployer()
  const drafts = [
    await complete({ description }),
    await complete({ description }),
    await complete({ description }),
  ]
  const answers = await Promise.all(drafts.map((id) => send(id, { type: 'publish' })))
  const isPublished = answers.map(({ http }) => http === 200)
  expect(isPublished.filter(Boolean)).toHaveLength(1)
  const open = drafts[isPublished.indexOf(true)]
  for (const { error, http } of answers.filter((answer) => answer.http !== 200)) {
    expect([http, error]).toMatchObject([409, { code: 'duplicate', posting: open }])
  }
})
