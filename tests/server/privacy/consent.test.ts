import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Role } from '../../../contract/roles.ts'
import { withStore, type Place } from '../support/databases.ts'
import {
  ada,
  type Browser,
  newPlace,
  readAnswer,
  startTestServer,
  type TestServer,
} from '../support/harness.ts'

const legalSchema = v.object({
  result: v.strictObject({
    privacy: v.strictObject({ version: v.string() }),
    terms: v.strictObject({ version: v.string() }),
  }),
})

async function versionsAt({ base }: TestServer) {
  const answer = await fetch(`${base}/api/legal`)
  expect(answer.status).toBe(200)
  return v.parse(legalSchema, await answer.json()).result
}

const writeLegalText = ({ dataDir }: Place, name: string, text: string | Buffer) => {
  mkdirSync(join(dataDir, 'legal'), { recursive: true })
  writeFileSync(join(dataDir, 'legal', name), text)
}

const accept = async (browser: Browser, version: unknown, role: Role = 'candidate') =>
  readAnswer(await browser.send(`/api/${role}/accept-terms`, { body: JSON.stringify({ version }) }))

const sessionOf = async (browser: Browser) =>
  v.parse(v.looseObject({ termsToAccept: v.optional(v.string()) }), (await browser.call('session')).result)

test('a registered account has accepted both texts: their versions are recorded, and nothing is asked', async () => {
  const server = await startTestServer()
  const { privacy, terms } = await versionsAt(server)
  const { browser, user } = await server.registered()
  expect(user).not.toHaveProperty('termsToAccept')
  expect(await sessionOf(browser)).not.toHaveProperty('termsToAccept')
  await server.close()
  await withStore(server, async (db) => {
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({ terms_version: terms.version, privacy_version: privacy.version })
    expect(account.terms_accepted_at).toBe(account.created_at)
  })
})

test('an account from before the terms is asked once, and not again', async () => {
  const place = await newPlace()
  const server = await startTestServer({ place })
  await server.registered()
  await server.close()
  await withStore(place, (db) =>
    db
      .updateTable('accounts')
      .set({ terms_version: null, privacy_version: null, terms_accepted_at: null })
      .execute(),
  )

  const later = await startTestServer({ place })
  const { terms } = await versionsAt(later)
  const again = later.browser()
  const login = await again.call('login', { emailAddress: ada.emailAddress, password: ada.password })
  expect(login.result).toMatchObject({ termsToAccept: terms.version })
  expect(await accept(again, terms.version)).toMatchObject({ status: true, result: {} })
  expect(await sessionOf(again)).not.toHaveProperty('termsToAccept')
})

test.each(['privacy', 'terms'] as const)(
  'a changed %s text is a new version, which everyone is asked to accept',
  async (kind) => {
    const place = await newPlace()
    const first = await startTestServer({ place })
    await first.registered()
    const before = await versionsAt(first)
    await first.close()

    writeLegalText(place, `${kind}.md`, '# Ours\n\nRead this.')
    const server = await startTestServer({ place })
    const after = await versionsAt(server)
    const other = kind === 'terms' ? 'privacy' : 'terms'
    expect(after[kind].version).not.toBe(before[kind].version)
    expect(after[other]).toEqual(before[other])

    const browser = server.browser()
    await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
    expect(await sessionOf(browser)).toMatchObject({ termsToAccept: after.terms.version })
    await accept(browser, after.terms.version)
    expect(await sessionOf(browser)).not.toHaveProperty('termsToAccept')
    await server.close()
    await withStore(place, async (db) => {
      const published = await db.selectFrom('legal_texts').select('text').where('kind', '=', kind).execute()
      expect(published.map(({ text }) => text)).toContain('# Ours\n\nRead this.')
      expect(published).toHaveLength(2)
    })
  },
)

test('a replaced text that returns has its former version, and people who accepted it are not asked', async () => {
  const place = await newPlace()
  const first = await startTestServer({ place })
  await first.registered()
  const before = await versionsAt(first)
  await first.close()
  writeLegalText(place, 'terms.md', 'Other terms.')
  await (await startTestServer({ place })).close()

  rmSync(join(place.dataDir, 'legal'), { recursive: true })
  const server = await startTestServer({ place })
  expect(await versionsAt(server)).toEqual(before)
  const browser = server.browser()
  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
  expect(await sessionOf(browser)).not.toHaveProperty('termsToAccept')
})

test('accepting a version that is not the current one is refused, and records nothing', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  expect(await accept(browser, '0'.repeat(16))).toMatchObject({
    status: false,
    error: { message: /changed/ },
  })
  for (const bad of ['', 'x', 5, null, '0'.repeat(17)]) {
    expect(await accept(browser, bad)).toMatchObject({ status: false })
  }
  expect(await accept(server.browser(), '0'.repeat(16))).toMatchObject({ status: false })
})

test.each([
  ['empty', ''],
  ['of blanks', ' \n '],
  ['longer than 100,000 characters', 'a'.repeat(100_001)],
  ['not UTF-8', Buffer.from([0x66, 0xff, 0x66])],
  ['with a null character', 'a\0b'],
])('a server does not start with a custom text that is %s', async (_, text) => {
  const place = await newPlace()
  writeLegalText(place, 'privacy.md', text)
  await expect(startTestServer({ place })).rejects.toMatchObject({ exitCode: 78, message: /privacy\.md/ })
})
