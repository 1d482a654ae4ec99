import { fromPromise } from 'xstate'
import { emptyHome } from '../../../contract/search/home.ts'
import type * as Real from '../../../src/effects/home.ts'
import { answer } from '../../support/formEffect.ts'

export const readHome: (typeof Real)['readHome'] = fromPromise(() => answer(() => emptyHome))
