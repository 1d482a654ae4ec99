import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/letterChoices.ts'
import type { LetterChoices } from '../../../machines/letters/letterPage.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

export const letterChoices: Effects['letterChoices'] = fromPromise(() =>
  answer((): LetterChoices => ({ jobs: [], looks: [] })),
)
