import { fromPromise } from 'xstate'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type * as Real from '../../../src/effects/applications.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { answer, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'

type Effects = typeof Real

/** Nobody applies in a journey: there is no application, whatever is asked for. */
const notThere = () =>
  answer((): OwnApplication => {
    throw { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure
  })

export const readApplication: Effects['readApplication'] = fromPromise(notThere)
export const candidateEvent: Effects['candidateEvent'] = fromPromise(notThere)
