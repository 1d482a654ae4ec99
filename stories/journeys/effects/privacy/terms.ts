import { fromPromise } from 'xstate'
import type * as Real from '../../../../src/effects/privacy/terms.ts'
import { answer } from '../../../support/formEffect.ts'

export const acceptTerms: (typeof Real)['acceptTerms'] = fromPromise(() => answer((): object => ({})))
