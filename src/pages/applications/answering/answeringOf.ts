import { answeringManyMachine } from '../../../../machines/applications/answeringMany.ts'
import { answerMany, interruptedAnswering } from '../../../effects/answering.ts'

/** The flow that answers several people in the name of an account. */
export const answeringOf = (account: string) =>
  answeringManyMachine.provide({
    actors: { applicationEvents: answerMany(account), interrupted: interruptedAnswering(account) },
  })
