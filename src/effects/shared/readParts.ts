import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import type { ListPart, Wanted } from '../../../machines/reading/paging.ts'

/** Maximum number of rows per request. */
const MOST_AT_ONCE = 50

/**
 * Creates the paging effect of a list from the effect that loads one page. Loads the next page, or as many
 * pages as it takes to reload the rows already added.
 */
export const readParts = <Item, Query extends object, Part extends ListPart<Item>>(
  read: PromiseActorLogic<Part, Query>,
) =>
  fromPromise<ListPart<Item>, Wanted<Query>>(async ({ input: { after, anew, query }, signal }) => {
    const items: Item[] = []
    let next = after
    do {
      const missing = anew - items.length
      const limit = anew > 0 ? { limit: Math.min(MOST_AT_ONCE, missing) } : {}
      const part = createActor(read, { input: { ...query, ...limit, after: next } })
      signal.addEventListener('abort', () => part.stop(), { once: true })
      const got = await toPromise(part.start())
      items.push(...got.items)
      next = got.next
    } while (next !== null && items.length < anew)
    return { items, next }
  })
