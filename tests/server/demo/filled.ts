import { expect } from 'vitest'
import { fillDemo } from '../../../server/demo/fill.ts'
import { prepareIndex } from '../../../server/postings/findable.ts'
import type { Passwords } from '../../../server/security/passwords.ts'
import type { Database } from '../../../server/store/schema.ts'
import { withStore } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

export const demoPasswords: Passwords = {
  hash: async (password) => `hash of ${password.length}`,
  verify: async () => false,
  isOutdated: () => false,
  inLane: () => demoPasswords,
}

/** When a demo is made that is looked at. */
export const demoNow = Date.UTC(2030, 0, 1, 15)

/** Looks at a demo that has just been made in a database of its own. */
export const withDemo = async <Value>(look: (db: Database) => Promise<Value>) =>
  withStore(await newPlace(), async (db) => {
    await prepareIndex(db)
    expect(await fillDemo({ db, now: demoNow, passwords: demoPasswords })).toBe(true)
    return look(db)
  })
