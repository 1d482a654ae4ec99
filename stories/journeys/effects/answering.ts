import { fromCallback, fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/answering.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

export const answerMany: Effects['answerMany'] = () =>
  fromPromise(({ input: { people } }) => answer(() => people.map(({ id }) => ({ id, done: true as const }))))

export const interruptedAnswering: Effects['interruptedAnswering'] = () => fromCallback(() => undefined)
