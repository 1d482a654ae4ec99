import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/jobToApplyFor.ts'
import { answer } from '../../support/formEffect.ts'
import { appliedJob } from '../../support/applying.ts'

// No journey reaches the page to apply, so that a sample suffices.
export const readJob: (typeof Real)['readJob'] = fromPromise(() => answer(() => appliedJob))
