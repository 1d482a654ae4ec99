import type * as Real from '../../../src/effects/live.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

/** Nothing waits in a journey. */
export const countWaiting: Effects['countWaiting'] = () => answer(() => ({ waiting: 0 }))

/** Nobody else does anything in a journey. */
export const openStream: Effects['openStream'] = () => () => undefined
