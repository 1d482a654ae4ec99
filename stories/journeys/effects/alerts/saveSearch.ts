import { fromPromise } from 'xstate'
import type * as Real from '../../../../src/effects/alerts/saveSearch.ts'
import { savedSearch } from '../../../alerts/samples.ts'
import { answer } from '../../../support/formEffect.ts'

export const saveSearch: (typeof Real)['saveSearch'] = fromPromise(() => answer(() => savedSearch))

export const updateSearch: (typeof Real)['updateSearch'] = fromPromise(() => answer(() => savedSearch))

export const requestAlert: (typeof Real)['requestAlert'] = fromPromise(() => answer(() => ({})))
