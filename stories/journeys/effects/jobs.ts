import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/jobs.ts'
import { appliedJob } from '../../support/applying.ts'
import { answer } from '../../support/formEffect.ts'

// No journey comes to where somebody applies.
export const readJob: (typeof Real)['readJob'] = fromPromise(() => answer(() => appliedJob))
