import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { migrations } from '../../../server/store/migrate.ts'
import { createLinkSeal } from '../../../server/resumes/linkSeal.ts'
import { withStore } from '../support/databases.ts'
import { days, startTestServer } from '../support/harness.ts'
import { ask, resumesIn } from '../support/resumes/resumes.ts'

const statusOf = async (base: string, link: string | null) => (await fetch(`${base}${link ?? ''}/pdf`)).status

test('the database has no link of a shared resume, and its owner can see it again', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create, read } = resumesIn(browser)
  const { id } = await create()
  const { result } = await ask(browser, 'shareResume', { id, visibility: 'unlisted' })
  const { link } = v.parse(resumeCalls.shareResume.result, result)
  const list = await ask(browser, 'listResumes', {})

  expect((await read(id)).link).toBe(link)
  expect(list.text).toContain(link)
  expect(await statusOf(server.base, link)).toBe(200)
  await server.close()
  const rows = await withStore(server, (db) => sql`select * from resumes`.execute(db))
  expect(JSON.stringify(rows)).not.toContain(link?.slice('/r/'.length))
})

test('a link from before links were hashed still works, and is shown to its owner', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { create } = resumesIn(browser)
  const { id } = await create()
  await server.close()
  const link = 'a'.repeat(43)
  await withStore(server, async (db) => {
    await sql`drop index resumes_link_hash`.execute(db)
    await sql`alter table resumes drop column link_hash`.execute(db)
    await sql`alter table resumes drop column link_sealed`.execute(db)
    await sql`update resumes set link = ${link}`.execute(db)
    await migrations['0047_link_hashes']?.up(db)
    const { rows } = await sql<{ link: unknown }>`select link from resumes`.execute(db)
    expect(rows).toEqual([{ link: null }])
  })
  const again = await startTestServer({ place: server })
  again.clock.now += days(1)
  const owner = again.browser()
  for (const [name, value] of browser.cookies) owner.cookies.set(name, value)

  expect((await resumesIn(owner).read(id)).link).toBe(`/r/${link}`)
  expect(await statusOf(again.base, `/r/${link}`)).toBe(200)
})

test('a sealed link can be opened only with its own key, and only unchanged', () => {
  const ours = createLinkSeal((text) => `ours ${text}`)
  const link = randomUUID()
  const sealed = ours.seal(link)

  expect(ours.open(sealed)).toBe(link)
  expect(ours.seal(link)).not.toBe(sealed)
  expect(createLinkSeal((text) => `theirs ${text}`).open(sealed)).toBeNull()
  expect(ours.open(`A${sealed.slice(1)}`)).toBeNull()
  expect(ours.open('')).toBeNull()
})
