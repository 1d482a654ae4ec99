import { fromCallback, fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/live.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

/** Nothing waits in a journey. */
export const countWaiting: Effects['countWaiting'] = fromPromise(() => answer(() => ({ waiting: 0 })))

/** Nobody else does anything in a journey. */
export const changes: Effects['changes'] = fromCallback(() => {})
