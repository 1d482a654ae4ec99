// @module-tag security
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { contentOf, isOnPostgres, withStore } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { days, grace, temporaryDirectory } from '../support/harness.ts'
import { command } from '../support/launch.ts'
import { canariesIn, plantCanaries } from '../support/plantCanaries.ts'
import { verifyAddress } from '../support/emailAddress.ts'
import { askProfile } from '../talent/people.ts'
import { emptyProfile } from '../../../contract/talent/profile.ts'
import { readList } from '../../../server/privacy/erasureList.ts'
import { replayErasures } from '../../../server/privacy/replayErasures.ts'

// The test starts processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test.skipIf(isOnPostgres())(
  'a restored copy does not bring back erased people, and deleted accounts stay deleted',
  async () => {
    const { candidate, server } = await plantCanaries()
    const waiting = await server.registered(grace)
    await verifyAddress(server, waiting.browser, grace.emailAddress)
    const profile = { ...emptyProfile, headline: 'Engine builder' }
    expect(await askProfile(waiting.browser, 'saveProfile', { revision: 1, profile })).toMatchObject({
      status: true,
    })
    expect(await askProfile(waiting.browser, 'setVisibility', { visibility: 'named' })).toMatchObject({
      status: true,
    })
    const copy = join(temporaryDirectory(), 'copy.db')
    expect(await command('backup', server, copy)).toMatchObject({ code: 0 })
    await deleteIn(candidate.browser)
    await server.eraseAccounts()
    server.clock.now += days(15)
    await server.eraseAccounts()
    await deleteIn(waiting.browser)
    await server.eraseAccounts()
    const place = { dataDir: server.dataDir, databaseUrl: undefined }
    await server.close()

    expect(await command('restore', place, copy)).toMatchObject({ code: 0 })

    expect(canariesIn(await contentOf(place))).toEqual([])
    const accounts = await withStore(place, (db) =>
      db.selectFrom('accounts').select(['id', 'erase_at']).where('role', '=', 'candidate').execute(),
    )
    expect(accounts.map(({ id }) => id).toSorted()).toEqual([waiting.user.id, 'nobody'].toSorted())
    expect(accounts.find(({ id }) => id === waiting.user.id)?.erase_at).toBeGreaterThan(0)
    expect(
      await withStore(place, (db) => db.selectFrom('search_profiles').select('account_id').execute()),
    ).toEqual([])
  },
)

test.runIf(isOnPostgres())(
  'the list of erased accounts is copied out of PostgreSQL, and erases them again in a restored database',
  async () => {
    const { accountId, server } = await plantCanaries()
    const file = join(temporaryDirectory(), 'erased.json')
    await withStore(server, (db) =>
      db.insertInto('erasures').values({ account_id: accountId, erase_at: 1, erased_at: 2 }).execute(),
    )
    expect(await command('backup', server, file)).toMatchObject({ code: 0 })
    const place = { dataDir: server.dataDir, databaseUrl: server.databaseUrl }
    await server.close()
    const entries = await readList(file)
    expect(entries).toEqual([{ accountId, eraseAt: 1, erasedAt: 2 }])

    expect(await command('restore', place, file)).toMatchObject({ code: 0 })

    expect(canariesIn(await contentOf(place))).toEqual([])
    // Replaying the list again erases nothing more.
    expect(
      await withStore(place, (db) => replayErasures(db, { entries, dataDir: place.dataDir, now: Date.now })),
    ).toBe(0)
  },
)
