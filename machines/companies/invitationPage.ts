import { setup, type ActorRefFrom } from 'xstate'
import type { CompanyInvitation } from '../../contract/companies/ownCompany.ts'
import { paths } from '../../contract/paths.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createReading } from '../reading/reading.ts'
import { sendToSession } from '../session/sendToSession.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { invitationCommandsMachine, type InvitationCommands } from './invitationCommands.ts'

interface Mailed {
  readonly code: string
}

/** Page of an invitation to join a company, opened by an employer from an email. */
export const invitationPageMachine = setup({
  types: {
    input: {} as Mailed,
    context: {} as Mailed,
    events: {} as CommandReport<InvitationCommands>,
    emitted: {} as NavigateEvent,
    children: {} as { invitation: 'invitation'; commands: 'commands' },
  },
  actors: {
    invitation: createReading<Mailed, CompanyInvitation>(),
    commands: invitationCommandsMachine,
  },
  actions: {
    /** Provided by the application: discards the code of the mailed link, which works only once. */
    forgetCode: () => undefined,
    // Joining changes the company of the user and verifies the address.
    updateSession: sendToSession(() => ({ type: 'outdated' })),
    openHome: navigate(() => ({ to: paths.area.employer, by: 'replace' as const })),
  },
}).createMachine({
  id: 'invitationPage',
  context: ({ input: { code } }) => ({ code }),
  invoke: [
    { id: 'invitation', src: 'invitation', input: ({ context: { code } }) => ({ query: { code } }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'command.done': { actions: ['forgetCode', 'updateSession', 'openHome'] },
    'command.failed': { description: 'The page shows the failure.' },
  },
})

export type InvitationPageFlow = ActorRefFrom<typeof invitationPageMachine>
