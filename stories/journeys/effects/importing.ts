import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/importing.ts'
import { answer } from '../../support/formEffect.ts'
import { fromPdf } from '../../resumes/imports.ts'

type Effects = typeof Real

export const importFile: Effects['importFile'] = fromPromise(() => answer((): object => fromPdf))
