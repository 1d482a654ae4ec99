import { fromPromise } from 'xstate'
import type { HiddenCommands, HiddenPart } from '../../../../machines/alerts/hiddenList.ts'
import type * as Real from '../../../../src/effects/alerts/hidden.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../../support/formEffect.ts'

/** Journeys have no hidden jobs or companies. */
export const listHidden: (typeof Real)['listHidden'] = fromPromise(() =>
  answer((): HiddenPart => ({ items: [], next: null })),
)

export const hiddenCommands: (typeof Real)['hiddenCommands'] = commandEffect<HiddenCommands>({
  showJob: () => answer(() => ({ isHidden: false })),
  showCompany: () => answer(() => ({ isHidden: false })),
})
