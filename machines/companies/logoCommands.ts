import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'
import type { PictureCommands } from '../files/pictureCommands.ts'

export type LogoCommands = PictureCommands<OwnCompany>

export type LogoCommandsFlow = CommandsFlow<LogoCommands>

/** Commands on the logo of a company. */
export const logoCommandsMachine = createCommands<LogoCommands>({
  notice: { setPicture: 'logoSaved', removePicture: 'logoRemoved' },
})
