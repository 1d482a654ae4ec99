import { fromPromise } from 'xstate'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import type * as Real from '../../../src/effects/importing.ts'
import { answer } from '../../support/formEffect.ts'
import { fromPdf } from '../../resumes/imports.ts'

type Effects = typeof Real

export const importResume: Effects['importResume'] = () =>
  fromPromise(() => answer((): ImportedResume => fromPdf))
