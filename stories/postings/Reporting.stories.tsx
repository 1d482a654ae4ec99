import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { reportingMachine } from '../../machines/postings/reporting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { reportJob } from '../../src/effects/reporting.ts'
import { ReportDialog } from '../../src/views/postings/job/ReportDialog.tsx'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { failed, invalid } from '../support/formEffect.ts'
import { jobWords } from '../../src/words/job.ts'

const machine = reportingMachine.provide({ actors: { reportJob } })

interface Props {
  at: string
  failure?: Failure | undefined
}

const Reporting = ({ at, failure }: Props) => (
  <main className="min-h-[640px]">
    <h1 className="sr-only">A job</h1>
    <FlowAt machine={machine} at={at} context={{ slug: 'a-job', failure }}>
      {(flow) => <ReportDialog flow={flow} />}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/Report a job',
  tags: ['autodocs'],
  component: Reporting,
  parameters: { machine: 'reporting' },
  args: { at: 'asking' },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Asking = meta.story()

Asking.test('Cancel closes it', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('dialog', { name: jobWords.report.title })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.queryByRole('dialog')).toBeNull()
})

export const ReasonMissing = meta.story({
  name: 'Reason missing',
  args: { failure: invalid({ reason: 'Choose what’s wrong.' }) },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const Sending = meta.story({ args: { at: 'sending.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'sending.stillWaiting' } })

export const Told = meta.story({ args: { at: 'told' } })

export const Closed = meta.story({ args: { at: 'closed' } })
