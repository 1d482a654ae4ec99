import { forYouCalls as calls } from '../../../contract/alerts/forYou.ts'
import type { ForYouCommands } from '../../../machines/alerts/forYouCommands.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { requesting } from '../shared/provided.ts'

export const listForYou = requesting(calls.listForYou)

export const forYouCommands = commandEffect<ForYouCommands>({
  hideJob: ({ input, signal }) => request(calls.hideJob, input, { signal }),
  hideCompany: ({ input, signal }) => request(calls.hideCompany, input, { signal }),
  showJob: ({ input, signal }) => request(calls.unhideJob, input, { signal }),
  showCompany: ({ input, signal }) => request(calls.unhideCompany, input, { signal }),
})
