import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/jobToApplyFor.ts'
import { answer } from '../../support/formEffect.ts'
import { appliedJob } from '../../support/applying.ts'

// No journey comes to where somebody applies.
export const readJob: (typeof Real)['readJob'] = fromPromise(() => answer(() => appliedJob))
