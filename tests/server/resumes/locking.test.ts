import { expect, test } from 'vitest'
import { startTestServer } from '../support/harness.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

test('A locked resume cannot be changed or moved to the trash, but can be copied, shared and read.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, list, read, save } = resumesIn(browser)
  const { id } = await create({ title: 'Engineer', document: named('Ada') })
  const lock = async (isLocked: boolean) => (await ask(browser, 'lockResume', { id, isLocked })).result
  for (const _ of [1, 2]) expect(await lock(true)).toEqual({ id, isLocked: true })
  expect((await list()).items).toMatchObject([{ id, isLocked: true, revision: 1 }])

  const write = { id, revision: 1, title: 'Engineer', document: named('Ada Byron') }
  for (const refused of [
    await ask(browser, 'saveResume', write),
    await ask(browser, 'saveResume', { ...write, document: named('Ada') }),
    await ask(browser, 'trashResume', { id }),
  ]) {
    expect(refused).toMatchObject({
      http: 409,
      error: { code: 'state', state: 'locked', message: 'This resume is locked. Unlock it first.' },
    })
  }
  expect(await create({ copyOf: id })).toMatchObject({ isLocked: false, document: named('Ada') })
  expect((await ask(browser, 'shareResume', { id, visibility: 'unlisted' })).http).toBe(200)
  expect(await read(id)).toMatchObject({ isLocked: true, visibility: 'unlisted', document: named('Ada') })

  expect(await lock(false)).toEqual({ id, isLocked: false })
  expect(await save(id, 1, named('Ada Byron'))).toMatchObject({ revision: 2 })
  await ask(browser, 'trashResume', { id })
  expect(await ask(browser, 'lockResume', { id, isLocked: true })).toMatchObject({
    http: 409,
    error: { code: 'state', state: 'trashed' },
  })
})
