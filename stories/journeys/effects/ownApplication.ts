import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/ownApplication.ts'
import { answer } from '../../support/formEffect.ts'

/** Nobody applies in a journey. */
export const readOwnApplication: (typeof Real)['readOwnApplication'] = fromPromise(() => answer(() => ({})))
