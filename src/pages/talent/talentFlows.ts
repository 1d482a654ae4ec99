import { inviteCommandsMachine } from '../../../machines/talent/inviteCommands.ts'
import { personMachine, profileReading, standingReading } from '../../../machines/talent/person.ts'
import { shortlistMarksMachine } from '../../../machines/talent/shortlistMarks.ts'
import { changeMark, inviteCommands, readPerson, readStanding } from '../../effects/talent/talentSearch.ts'

/** Machines shared by the talent search and the page of a person. */
export const talentFlows = {
  person: personMachine.provide({
    actors: {
      profile: profileReading.provide({ actors: { read: readPerson } }),
      standing: standingReading.provide({ actors: { read: readStanding } }),
      inviting: inviteCommandsMachine.provide({ actors: { command: inviteCommands } }),
    },
  }),
  marks: shortlistMarksMachine.provide({ actors: { changeMark } }),
} as const
