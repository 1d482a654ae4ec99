import type { PromiseActorLogic } from 'xstate'
import { createList } from '../../../machines/reading/list.ts'
import { createPaging, type ListPart } from '../../../machines/reading/paging.ts'
import { readingWith } from './readingWith.ts'
import { readParts } from './readParts.ts'

/** Creates a list machine with an effect that loads one page. */
export const listWith = <Query extends object, Part extends ListPart<object>>(
  read: PromiseActorLogic<Part, Query>,
) =>
  createList<Query, Part>().provide({
    actors: {
      reading: readingWith(read),
      paging: createPaging<Query, Part['items'][number]>().provide({
        actors: { readMore: readParts<Part['items'][number], Query, Part>(read) },
      }),
    },
  })
