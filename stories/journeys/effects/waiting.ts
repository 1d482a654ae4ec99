import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/waiting.ts'
import { answer } from '../../support/formEffect.ts'

export const readWaiting: (typeof Real)['readWaiting'] = fromPromise(() => answer(() => ({ waiting: 0 })))
