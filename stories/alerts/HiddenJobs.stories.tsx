import { expect } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { alertPaths } from '../../contract/alerts/paths.ts'
import type { Hidden } from '../../contract/alerts/forYou.ts'
import { hiddenCommandsMachine } from '../../machines/alerts/hiddenList.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { HiddenPanel } from '../../src/views/alerts/HiddenPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer, failed } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'
import { hiddenItems } from './samples.ts'

interface Props {
  at: string
  items: readonly Hidden[]
  commandsAt: string
  failure?: Failure | undefined
}

const machine = hiddenCommandsMachine.provide({
  actors: { command: fromPromise(() => answer((): { isHidden: boolean } => ({ isHidden: false }))) },
})

const ran = { command: 'showJob', input: { slug: 'bench-joiner' } } as const

const HiddenJobs = ({ at, items, commandsAt, failure }: Props) => {
  const data = at === 'shown' ? { items } : undefined
  return (
    <MemberShell area="Candidate" user={member} menu={menus.candidate} current={alertPaths.preferences}>
      <Heading>Candidate Profile</Heading>
      <FlowAt
        machine={readingMachine}
        at={at}
        context={{ query: {}, data, failure: data ? undefined : failure }}
      >
        {(reading) => (
          <FlowAt
            machine={machine}
            at={commandsAt}
            context={{ asked: undefined, ran, failure: data && failure }}
          >
            {(commands) => (
              <HiddenPanel reading={reading} paging={undefined} commands={commands} items={data?.items} />
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Hidden jobs',
  tags: ['autodocs'],
  component: HiddenJobs,
  parameters: { machine: 'reading', ...wholePage },
  args: { at: 'shown', items: hiddenItems, commandsAt: 'idle' },
  argTypes: { at: stateControl(readingMachine), failure: failureControl },
})

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show again: .+$/ })).toHaveLength(2)
  },
})

export const None = meta.story({ args: { items: [] } })

export const Showing = meta.story({ args: { commandsAt: 'running.waiting' } })

export const NotShown = meta.story({ name: 'Not shown', args: { failure: failed('offline') } })

export const Loading = meta.story({ args: { at: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { at: 'failed', failure: failed('offline') },
})
