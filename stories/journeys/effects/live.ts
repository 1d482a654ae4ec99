import type * as Real from '../../../src/effects/live.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

/** Journeys have no waiting replies. */
export const countWaiting: Effects['countWaiting'] = () => answer(() => ({ waiting: 0 }))

/** Journeys have no other users, so that the stream sends no events. */
export const openStream: Effects['openStream'] = () => () => undefined
