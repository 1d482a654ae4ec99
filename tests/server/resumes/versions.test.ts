import { expect, test } from 'vitest'
import { days, minutes, startTestServer } from '../support/harness.ts'
import { ask, named, resumesIn } from '../support/resumes/resumes.ts'

test('Automatic versions are thinned to the last of each minute, then hour, then day; named ones stay.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read, save, versions } = resumesIn(browser)
  const { id } = await create()
  let revision = 1
  const saves = async (count: number, pause: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      server.clock.now += pause
      revision += 1
      await save(id, revision - 1, named(`Ada ${revision}`))
    }
  }
  const kept = async () => (await versions(id)).map((version) => version.revision)

  // Twelve saves within a minute leave only the last version.
  await saves(11, 1_000)
  expect(await kept()).toEqual([12])
  await ask(browser, 'nameResumeVersion', { id, revision: 12, name: 'Before the change' })
  // Saves in different minutes each leave a version.
  await saves(3, minutes(1))
  expect(await kept()).toEqual([15, 14, 13, 12])
  // After hours, one version per hour remains.
  server.clock.now = Date.UTC(2030, 0, 1, 5)
  await saves(2, minutes(61))
  expect(await kept()).toEqual([17, 16, 15, 12])
  // After days, one version per day remains.
  server.clock.now += days(3)
  await saves(1, 0)
  expect(await kept()).toEqual([18, 17, 12])

  expect((await versions(id)).find(({ name }) => name !== null)).toMatchObject({
    revision: 12,
    name: 'Before the change',
    wasSent: false,
  })
  expect(await read(id, 12)).toMatchObject({ revision: 12, document: named('Ada 12') })
  expect(await read(id, 18)).toEqual(await read(id))
  expect(await ask(browser, 'readResume', { id, version: 14 })).toMatchObject({ http: 404 })
  expect(await ask(browser, 'nameResumeVersion', { id, revision: 14, name: 'Late' })).toMatchObject({
    http: 404,
  })
})

test('A version can be renamed, and at most 100 have names.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, save, versions } = resumesIn(browser)
  const { id } = await create()
  const name = (revision: number, said: string) =>
    ask(browser, 'nameResumeVersion', { id, revision, name: said })

  for (let revision = 1; revision <= 100; revision += 1) {
    expect((await name(revision, `Version ${revision}`)).status).toBe(true)
    await save(id, revision, named(`Ada ${revision}`))
  }
  expect(await name(101, 'One more')).toMatchObject({ http: 200, status: false })
  expect(await name(100, ' Renamed ')).toMatchObject({ status: true })
  expect((await name(100, '')).http).toBe(400)
  expect((await versions(id)).find(({ revision }) => revision === 100)).toMatchObject({ name: 'Renamed' })
})
