import type { CompanyPeople } from '../../contract/companies/ownCompany.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface One {
  readonly id: string
}

/** Form values, validated by the server. */
interface Invitation {
  readonly emailAddress: string
  readonly membership: string
}

export interface MemberCommands {
  readonly invite: { readonly input: Invitation; readonly output: CompanyPeople }
  readonly takeBack: { readonly input: One; readonly output: CompanyPeople }
  readonly remove: { readonly input: One; readonly output: CompanyPeople }
  /** Removes the signed-in member from the company. */
  readonly leave: { readonly input: One; readonly output: CompanyPeople }
  readonly makeOwner: { readonly input: One; readonly output: CompanyPeople }
  readonly makeRecruiter: { readonly input: One; readonly output: CompanyPeople }
}

export type MemberCommandsFlow = CommandsFlow<MemberCommands>

/** Commands on the members of a company. */
export const memberCommandsMachine = createCommands<MemberCommands>({
  confirm: ['takeBack', 'remove', 'leave', 'makeOwner', 'makeRecruiter'],
  notice: {
    invite: 'invitationSent',
    takeBack: 'invitationWithdrawn',
    remove: 'memberRemoved',
    leave: 'companyLeft',
    makeOwner: 'madeOwner',
    makeRecruiter: 'madeRecruiter',
  },
})
