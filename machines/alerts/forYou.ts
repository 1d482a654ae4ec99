import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { forYouCalls } from '../../contract/alerts/forYou.ts'
import type { ResultOf } from '../../contract/call.ts'
import type { CommandReport } from '../commands/commands.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { savingMachine } from '../search/saving.ts'
import { eventOf } from '../shared/eventOf.ts'
import { forYouCommandsMachine, type ForYouCommands } from './forYouCommands.ts'

export type JobsForYou = ResultOf<typeof forYouCalls.listForYou>

const reading = createReading<object, JobsForYou>()

type Slugs = readonly string[]

type Done = Extract<CommandReport<ForYouCommands>, { type: 'command.done' }>

interface Context {
  /** Slugs of jobs hidden on this page. Their cards stay, with an undo, until the person leaves. */
  readonly hiddenJobs: Slugs
  /** Slugs of companies hidden on this page. The cards of their jobs stay, with an undo. */
  readonly hiddenCompanies: Slugs
}

/** Jobs suggested to a candidate, who can save or hide each. Hiding can be undone on the card. */
export const forYouMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CommandReport<ForYouCommands> | ReadingReport<JobsForYou>,
    children: {} as { reading: 'reading'; commands: 'commands'; saving: 'saving' },
  },
  actors: { reading, commands: forYouCommandsMachine, saving: savingMachine },
  actions: {
    refresh: sendTo('reading', eventOf(reading, { type: 'refresh' })),
    listJobs: sendTo('saving', (_, { jobs }: JobsForYou) =>
      eventOf(savingMachine, { type: 'listed', slugs: jobs.map(({ slug }) => slug) }),
    ),
    mark: assign(({ context }, done: Done) => marked(context, done)),
  },
}).createMachine({
  id: 'forYou',
  context: { hiddenJobs: [], hiddenCompanies: [] },
  invoke: [
    { id: 'reading', src: 'reading', input: ({ self }) => ({ query: {}, parent: self }) },
    { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    { id: 'saving', src: 'saving', input: { slugs: [] } },
  ],
  on: {
    'reading.known': { actions: { type: 'listJobs', params: ({ event }) => event.data } },
    'command.done': { actions: { type: 'mark', params: ({ event }) => event } },
    'command.failed': {
      description: 'The job may no longer exist.',
      actions: 'refresh',
    },
  },
})

function marked(context: Context, { command, input: { slug } }: Done): Partial<Context> {
  const part = command === 'hideJob' || command === 'showJob' ? 'hiddenJobs' : 'hiddenCompanies'
  const others = context[part].filter((each) => each !== slug)
  return { [part]: command === 'hideJob' || command === 'hideCompany' ? [...others, slug] : others }
}

export type ForYouFlow = ActorRefFrom<typeof forYouMachine>
