import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

export interface ProofCommands {
  /** Verifies that the website belongs to the company. */
  readonly prove: { readonly input: object; readonly output: OwnCompany }
}

export type ProofCommandsFlow = CommandsFlow<ProofCommands>

export const proofCommandsMachine = createCommands<ProofCommands>({
  notice: { prove: 'companyVerified' },
})
