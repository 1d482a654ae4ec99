import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/ownApplication.ts'
import { answer } from '../../support/formEffect.ts'

/** Journeys have no applications. */
export const readOwnApplication: (typeof Real)['readOwnApplication'] = fromPromise(() => answer(() => ({})))
