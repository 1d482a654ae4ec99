import { savedSearchCalls as calls } from '../../../contract/alerts/calls.ts'
import type { SearchPreview, Searches } from '../../../machines/alerts/savedSearches.ts'
import type { SearchCommands } from '../../../machines/alerts/searchCommands.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const listSearches = provided(({ signal }: EffectRequest<object>): Promise<Searches> =>
  request(calls.listSearches, {}, { signal }),
)

/** Loads the jobs that the alert of a saved search would have contained. */
export const previewSearch = provided(
  ({ input, signal }: EffectRequest<{ readonly id: string }>): Promise<SearchPreview> =>
    request(calls.previewSearch, input, { signal }),
)

const change = ({ input, signal }: EffectRequest<SearchCommands['change']['input']>) =>
  request(calls.changeSearch, input, { signal })

export const searchCommands = commandEffect<SearchCommands>({
  change,
  edit: change,
  delete: ({ input, signal }) => request(calls.deleteSearch, input, { signal }),
})
