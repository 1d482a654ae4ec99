import { prepareIndex } from '../../server/postings/findable.ts'
import { openStore } from '../../server/store/open.ts'
import { fillMarket } from './fill.ts'

const SEED = 1

/**
 * Fills the embedded database of a directory with generated postings.
 *
 * @returns a function for a server that starts in the directory afterwards
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
