import { fromPromise } from 'xstate'
import type { JobsForYou } from '../../../../machines/alerts/forYou.ts'
import type { ForYouCommands } from '../../../../machines/alerts/forYouCommands.ts'
import type * as Real from '../../../../src/effects/alerts/forYou.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { jobsForYou } from '../../../alerts/forYouSamples.ts'
import { answer } from '../../../support/formEffect.ts'

export const listForYou: (typeof Real)['listForYou'] = fromPromise(() => answer((): JobsForYou => jobsForYou))

export const forYouCommands: (typeof Real)['forYouCommands'] = commandEffect<ForYouCommands>({
  hideJob: () => answer(() => ({ isHidden: true })),
  hideCompany: () => answer(() => ({ isHidden: true })),
  showJob: () => answer(() => ({ isHidden: false })),
  showCompany: () => answer(() => ({ isHidden: false })),
})
