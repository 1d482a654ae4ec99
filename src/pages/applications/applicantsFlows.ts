import { answeringManyMachine } from '../../../machines/applications/answeringMany.ts'
import { applicantsReading } from '../../../machines/applications/applicantsReading.ts'
import { outboxCommandsMachine } from '../../../machines/applications/outboxCommands.ts'
import { answerMany, interruptedAnswering } from '../../effects/answering.ts'
import { listApplicants } from '../../effects/applications.ts'
import { outboxCommands } from '../../effects/undoing.ts'

/**
 * Machines shared by the list of applicants and the board.
 *
 * @param account id of the member; an interrupted bulk reply resumes only for the same account
 */
export const applicantsFlows = (account: string) => ({
  due: applicantsReading.provide({ actors: { read: listApplicants } }),
  answering: answeringManyMachine.provide({
    actors: { applicationEvents: answerMany(account), interrupted: interruptedAnswering(account) },
  }),
  outbox: outboxCommandsMachine.provide({ actors: { command: outboxCommands } }),
})
