import { prepareIndex } from '../../server/postings/findable.ts'
import { openStore } from '../../server/store/open.ts'
import { fillMarket } from './fill.ts'

const SEED = 1

/**
 * Fills the embedded database of a directory with made-up postings.
 *
 * @returns what does so, for a server that starts there afterwards
 */
export const filledWith =
  (postings: number) =>
  async (dataDir: string): Promise<void> => {
    const store = await openStore({ dataDir, databaseUrl: undefined }, Date.now, async (db) => {
      await prepareIndex(db)
      await fillMarket(db, { seed: SEED, postings })
    })
    await store.close()
  }
