import { fromPromise } from 'xstate'
import type { SearchPreview, Searches } from '../../../../machines/alerts/savedSearches.ts'
import type { SearchCommands } from '../../../../machines/alerts/searchCommands.ts'
import type * as Real from '../../../../src/effects/alerts/savedSearches.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { savedSearch } from '../../../alerts/samples.ts'
import { answer } from '../../../support/formEffect.ts'

/** Journeys have no saved searches. */
export const listSearches: (typeof Real)['listSearches'] = fromPromise(() =>
  answer((): Searches => ({ items: [] })),
)

export const previewSearch: (typeof Real)['previewSearch'] = fromPromise(() =>
  answer((): SearchPreview => ({ jobs: [] })),
)

export const searchCommands: (typeof Real)['searchCommands'] = commandEffect<SearchCommands>({
  change: () => answer(() => savedSearch),
  edit: () => answer(() => savedSearch),
  delete: ({ input: { id } }) => answer(() => ({ id })),
})
