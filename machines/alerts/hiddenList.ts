import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Hidden } from '../../contract/alerts/forYou.ts'
import { createCommands, type CommandReport, type CommandsFlow } from '../commands/commands.ts'
import { createList } from '../reading/list.ts'
import type { ListPart } from '../reading/paging.ts'
import { eventOf } from '../shared/eventOf.ts'

interface OfSlug {
  readonly slug: string
}

interface Unhiding {
  readonly input: OfSlug
  readonly output: { readonly isHidden: boolean }
}

export interface HiddenCommands {
  readonly showJob: Unhiding
  readonly showCompany: Unhiding
}

/** Commands that show hidden jobs, and the jobs of hidden companies, again. */
export const hiddenCommandsMachine = createCommands<HiddenCommands>({
  notice: { showJob: 'jobShownAgain', showCompany: 'companyShownAgain' },
})

export type HiddenCommandsFlow = CommandsFlow<HiddenCommands>

export type HiddenPart = ListPart<Hidden>

const list = createList<object, HiddenPart>()

/** Jobs and companies that a candidate has hidden. */
export const hiddenListMachine = setup({
  types: {
    events: {} as CommandReport<HiddenCommands>,
    children: {} as { list: 'list'; commands: 'commands' },
  },
  actors: { list, commands: hiddenCommandsMachine },
  actions: { refresh: sendTo('list', eventOf(list, { type: 'refresh' })) },
}).createMachine({
  id: 'hiddenList',
  invoke: [
    { id: 'list', src: 'list', input: { query: {} } },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'command.done': { actions: 'refresh' },
    'command.failed': {
      description: 'The job or company may have been shown again in another tab.',
      actions: 'refresh',
    },
  },
})

export type HiddenListFlow = ActorRefFrom<typeof hiddenListMachine>
