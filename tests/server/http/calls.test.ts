// @module-tag security
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineCall, nothing } from '../../../contract/call.ts'
import { defineHandler } from '../../../server/calls/shared/defineHandler.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import { ownObject, Refused } from '../../../server/refused.ts'
import { ada, grace } from '../support/harness.ts'
import { startOwnTable } from '../support/ownTable.ts'

const result = v.union([v.string(), v.number(), v.object({ first_name: v.string() })])
const probe = { path: 'probe', summary: 'Probes.', payload: nothing, result } as const

describe('a call', () => {
  test('without access rules gets a response for anyone', async () => {
    const { browser, post } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(defineCall({ ...probe, access: 'public' }), async () => 'done'),
        parts,
      ),
    )

    expect(await post(browser(), 'probe')).toMatchObject({ http: 200, status: true, result: 'done' })
  })

  test('that needs a session gets its account, and never runs without one', async () => {
    const begun: string[] = []
    const { browser, post, registered } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(defineCall({ ...probe, access: 'session' }), async ({ account }) =>
          begun.push(account.email_address),
        ),
        parts,
      ),
    )

    expect(await post(browser(), 'probe')).toMatchObject({ http: 401, status: false })
    expect((await post(await registered(), 'probe')).http).toBe(200)
    expect(begun).toEqual([ada.emailAddress])
  })

  test('that needs a verified address runs only with one', async () => {
    const { browser, db, post, registered } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(
          defineCall({ ...probe, access: 'verified' }),
          async ({ account }) => account.first_name,
        ),
        parts,
      ),
    )
    const member = await registered()

    expect((await post(browser(), 'probe')).http).toBe(401)
    expect(await post(member, 'probe')).toMatchObject({ http: 403, result: null })
    await db.updateTable('accounts').set({ verified_at: 1 }).execute()
    expect(await post(member, 'probe')).toMatchObject({ http: 200, result: 'Ada' })
  })

  test('about an own account is refused for the id of another account', async () => {
    const { db, post, registered } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(
          defineCall({
            ...probe,
            payload: v.strictObject({ id: v.string() }),
            access: 'session',
            object: 'account',
          }),
          async () => 'done',
        ),
        parts,
      ),
    )
    const member = await registered()
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()

    expect((await post(member, 'probe', { id })).http).toBe(200)
    expect((await post(member, 'probe', { id: 'another' })).http).toBe(403)
  })

  test('about an object of another account gets the response for an unknown id, byte for byte', async () => {
    const { db, post, registered } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(
          defineCall({ ...probe, payload: v.strictObject({ id: v.string() }), access: 'session' }),
          async ({ account, db: from }, { id }) =>
            ownObject(
              await from
                .selectFrom('accounts')
                .select('first_name')
                .where('id', '=', id)
                .where('id', '=', account.id)
                .executeTakeFirst(),
            ),
        ),
        parts,
      ),
    )
    const member = await registered()
    await registered(grace)
    const idOf = async (emailAddress: string) =>
      (
        await db
          .selectFrom('accounts')
          .select('id')
          .where('email_address', '=', emailAddress)
          .executeTakeFirstOrThrow()
      ).id

    const own = await post(member, 'probe', { id: await idOf(ada.emailAddress) })
    const others = await post(member, 'probe', { id: await idOf(grace.emailAddress) })
    const unknown = await post(member, 'probe', { id: 'unknown' })

    expect(own).toMatchObject({ http: 200, result: { first_name: 'Ada' } })
    expect(others).toMatchObject({ http: 404, status: false })
    expect(others.text).toBe(unknown.text)
    expect(namesOf(others.headers)).toEqual(namesOf(unknown.headers))
  })

  test('counts against the limits of its client and its account, as its contract states', async () => {
    const { browser, noted, post, registered } = await startOwnTable(
      (api, parts) =>
        registerRoutes(
          api,
          'probe',
          defineHandler(
            defineCall({
              ...probe,
              access: 'session',
              limits: { account: ['changePassword'] },
              audit: ['done', 'limited'],
            }),
            async () => {},
          ),
          parts,
        ),
      { TRUST_PROXY: '1' },
    )
    const member = await registered()
    const ofProbe = () => noted.filter((event) => event.call === 'probe').map(({ outcome }) => outcome)

    for (let number = 0; number < 10; number += 1) {
      member.address = `192.0.2.${number}`
      expect((await post(member, 'probe')).http).toBe(200)
    }
    member.address = '192.0.2.200'
    expect((await post(member, 'probe')).http).toBe(429)
    expect((await post(member, 'probe')).http).toBe(429)
    expect((await post(browser(), 'probe')).http).toBe(401)
    expect(ofProbe()).toEqual([...Array<string>(10).fill('done'), 'limited'])
  })

  test('accepts a larger body where its contract allows it', async () => {
    const { browser, post } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(
          defineCall({
            ...probe,
            payload: v.strictObject({ text: v.string() }),
            access: 'public',
            maxBytes: 128 * 1024,
          }),
          async (_, { text }) => text.length,
        ),
        parts,
      ),
    )

    expect(await post(browser(), 'probe', { text: 'x'.repeat(100_000) })).toMatchObject({ result: 100_000 })
    expect((await post(browser(), 'probe', { text: 'x'.repeat(150_000) })).http).toBe(413)
  })
})

const startWithFile = () =>
  startOwnTable((api, parts) =>
    registerRoutes(
      api,
      'probe',
      defineHandler(defineCall({ ...probe, access: 'session', response: 'bytes' }), async () => ({
        type: 'application/pdf',
        body: new Uint8Array([37, 80, 68, 70]),
        fileName: 'Lebenslauf O\'Ü"(1).pdf',
      })),
      parts,
    ),
  )

describe('a file', () => {
  test('that downloads a file returns it unchanged, with its name, and without caching', async () => {
    const { registered } = await startWithFile()
    const answer = await (await registered()).send('/api/candidate/probe', { body: '{}' })

    expect(await answer.text()).toBe('%PDF')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Lebenslauf%20O%27%C3%9C%22%281%29.pdf",
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('that is refused still returns an envelope', async () => {
    const { browser, post } = await startWithFile()

    expect(await post(browser(), 'probe')).toMatchObject({ http: 401, status: false, result: null })
  })
})

describe('a change is refused with 409', () => {
  test.each([
    [
      'when another came first, and with the current revision',
      Refused.conflict(7),
      { code: 'conflict', revision: 7 },
    ],
    [
      'in a state that does not allow it, and with that state',
      Refused.state('No.', 'closed'),
      { code: 'state', state: 'closed' },
    ],
  ])('%s', async (_, refused, told) => {
    const { browser, post } = await startOwnTable((api, parts) =>
      registerRoutes(
        api,
        'probe',
        defineHandler(defineCall({ ...probe, access: 'public' }), async () => {
          throw refused
        }),
        parts,
      ),
    )

    expect(await post(browser(), 'probe')).toMatchObject({
      http: 409,
      status: false,
      result: null,
      error: { message: refused.message, ...told },
    })
  })
})

const namesOf = (headers: Headers) => [...headers.keys()].toSorted()
