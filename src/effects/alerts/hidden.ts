import { forYouCalls as calls } from '../../../contract/alerts/forYou.ts'
import type { HiddenCommands, HiddenPart } from '../../../machines/alerts/hiddenList.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

/** Loads a page of the hidden jobs and companies. */
export const listHidden = provided(({ input, signal }: EffectRequest<object>): Promise<HiddenPart> =>
  request(calls.listHidden, input, { signal }),
)

export const hiddenCommands = commandEffect<HiddenCommands>({
  showJob: ({ input, signal }) => request(calls.unhideJob, input, { signal }),
  showCompany: ({ input, signal }) => request(calls.unhideCompany, input, { signal }),
})
