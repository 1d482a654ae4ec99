import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/files.ts'
import { answer } from '../../support/formEffect.ts'

/** A file of a journey holds nothing. */
export const readFile: (typeof Real)['readFile'] = fromPromise(() => answer(() => new Blob([])))
export const readSentResume: (typeof Real)['readSentResume'] = readFile
export const readApplicantResume: (typeof Real)['readApplicantResume'] = readFile
export const readSentFile: (typeof Real)['readSentFile'] = readFile
