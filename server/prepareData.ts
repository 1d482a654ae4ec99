import { prepareSavedSearchIndex } from './alerts/savedSearchIndex.ts'
import { prepareHeadlines } from './applications/prepareHeadlines.ts'
import { prepareFoldedNames } from './companies/foldedName.ts'
import { prepareWebsiteDomains } from './companies/websiteDomains.ts'
import { prepareIndex } from './postings/findable.ts'
import type { Database } from './store/schema.ts'
import { preparePeopleIndex } from './talent/indexing.ts'

/** Computes what this version derives from the data, where an earlier version computed it in another way or not at all. */
export async function prepareData(db: Database): Promise<void> {
  await prepareIndex(db)
  await prepareSavedSearchIndex(db)
  await preparePeopleIndex(db)
  await prepareFoldedNames(db)
  await prepareWebsiteDomains(db)
  await prepareHeadlines(db)
}
