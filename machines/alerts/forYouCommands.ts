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

/** Commands that hide jobs and companies or show them again. No notices: the card itself shows the result. */
export const forYouCommandsMachine = createCommands<ForYouCommands>({
  notice: { hideJob: null, hideCompany: null, showJob: null, showCompany: null },
})

export type ForYouCommandsFlow = CommandsFlow<ForYouCommands>
