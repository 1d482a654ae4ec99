import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/ownStanding.ts'
import { answer } from '../../support/formEffect.ts'

/** Nobody applies in a journey. */
export const readOwnStanding: (typeof Real)['readOwnStanding'] = fromPromise(() => answer(() => ({})))
