import { answeringManyMachine } from '../../../machines/applications/answeringMany.ts'
import { applicantsReading } from '../../../machines/applications/applicantsReading.ts'
import { outboxCommandsMachine } from '../../../machines/applications/outboxCommands.ts'
import { answerMany, interruptedAnswering } from '../../effects/answering.ts'
import { listApplicants } from '../../effects/applications.ts'
import { outboxCommands } from '../../effects/undoing.ts'

/**
 * Flows that the list of applicants and the board have in common.
 *
 * @param account that answers several: what a reload has interrupted goes on for the same one alone
 */
export const applicantsFlows = (account: string) => ({
  due: applicantsReading.provide({ actors: { read: listApplicants } }),
  answering: answeringManyMachine.provide({
    actors: { applicationEvents: answerMany(account), interrupted: interruptedAnswering(account) },
  }),
  outbox: outboxCommandsMachine.provide({ actors: { command: outboxCommands } }),
})
