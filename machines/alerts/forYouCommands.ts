import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface Hiding {
  readonly input: { readonly slug: string }
  readonly output: { readonly isHidden: boolean }
}

export interface ForYouCommands {
  readonly hideJob: Hiding
  readonly hideCompany: Hiding
  readonly showJob: Hiding
  readonly showCompany: Hiding
}

/** Hides jobs and companies, and shows them again. The card says so itself. */
export const forYouCommandsMachine = createCommands<ForYouCommands>({
  notice: { hideJob: null, hideCompany: null, showJob: null, showCompany: null },
})

export type ForYouCommandsFlow = CommandsFlow<ForYouCommands>
