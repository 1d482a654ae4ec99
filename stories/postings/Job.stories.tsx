import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { PostingField } from '../../contract/postings/posting.ts'
import type { JobInList } from '../../contract/search/job.ts'
import { JobMore } from '../../src/views/postings/job/JobMore.tsx'
import { OwnApplication } from '../../src/views/applications/apply/OwnApplication.tsx'
import { JobView, type ShownJob } from '../../src/views/postings/JobView.tsx'
import { SimilarJobs } from '../../src/views/search/SimilarJobs.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { isOpen, jobWords } from '../../src/words/job.ts'
import { searches } from '../search/samples.ts'
import { wholePage } from '../support/flow.tsx'
import { barelyBegun, hostileJob, job, longJob } from '../support/jobs.ts'

interface Props {
  job: ShownJob
  onCopy: () => void
  missing?: readonly PostingField[]
  similar: readonly JobInList[]
  /** The visitor's own application to the job. */
  own?: ComponentProps<typeof OwnApplication>['own']
}

const Job = ({ job: shown, missing, own, onCopy, similar }: Props) => (
  <PublicShell current={paths.job('sample')} dashboard={undefined}>
    <JobView
      job={shown}
      missing={missing}
      acts={
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <OwnApplication slug="sample" isOpen={isOpen(shown.state)} own={own} />
          <JobMore onCopy={onCopy} onPrint={() => undefined} onReport={() => undefined} />
        </div>
      }
    />
    <SimilarJobs jobs={similar} />
  </PublicShell>
)

const meta = preview.meta({
  title: 'Views/Job',
  tags: ['autodocs'],
  component: Job,
  parameters: wholePage,
  args: { job, onCopy: fn(), similar: [] },
})

export const Open = meta.story()

Open.test(
  'what else can be done stands behind a button, and Escape closes it',
  async ({ args, canvas, userEvent }) => {
    const more = canvas.getByText('More')
    await userEvent.click(more)
    await canvas.findByText(jobWords.actions.copy)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(jobWords.actions.copy)).toBeNull()
    await expect(more).toHaveFocus()
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('button', { name: jobWords.actions.copy }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(more).toHaveFocus()
  },
)

export const WithARecord = meta.story({
  name: 'With a record',
  args: {
    job: { ...job, company: { ...job.company, record: { people: 25, answeredInTime: 23, medianDays: 3 } } },
  },
})

WithARecord.test('the promise of an answer stands beside how it was kept', async ({ canvas }) => {
  await expect(canvas.getByText('92% replied on time')).toBeVisible()
  await expect(canvas.getByText(/^Half heard back within 3 days\. The promise is \d+ days?\.$/)).toBeVisible()
})

export const StillHiring = meta.story({
  name: 'Still hiring?',
  args: { job: { ...job, state: 'unconfirmed', confirmedAt: '2026-11-20T10:00:00.000Z' } },
})

const own = { reference: 'A7K-4QF2', submittedAt: '2026-11-12T10:00:00.000Z' } as const

export const Begun = meta.story({
  name: 'Draft begun',
  args: { own: { ...own, state: 'draft', submittedAt: null } },
})

export const Applied = meta.story({ args: { own: { ...own, state: 'active' } } })

export const Withdrawn = meta.story({ args: { own: { ...own, state: 'withdrawn' } } })

export const Paused = meta.story({ args: { job: { ...job, state: 'paused' } } })

export const Expired = meta.story({ args: { job: { ...job, state: 'expired' } } })

Expired.test('its last day is told as one that is past', async ({ canvas }) => {
  await expect(canvas.getByText(jobWords.details.closed)).toBeVisible()
})

export const HiredHere = meta.story({
  name: 'Hired here',
  args: { job: { ...job, state: 'closed', outcome: 'filledHere' } },
})

export const WithSimilarJobs = meta.story({
  name: 'With similar jobs',
  args: { job: { ...job, state: 'closed', outcome: 'cancelled' }, similar: searches.first.found.jobs },
})

export const HiredElsewhere = meta.story({
  name: 'Hired elsewhere',
  args: { job: { ...job, state: 'closed', outcome: 'filledElsewhere' } },
})

export const Cancelled = meta.story({ args: { job: { ...job, state: 'closed', outcome: 'cancelled' } } })

export const Volunteer = meta.story({
  args: { job: { ...job, employmentType: 'volunteer', pay: null, payNote: '', steps: [], questions: [] } },
})

export const RemoteWithRegions = meta.story({
  name: 'Remote with regions',
  args: { job: { ...job, workplace: 'remote', places: [], regions: ['FR', 'ES', 'PT'] } },
})

export const LongWords = meta.story({ name: 'Long words', args: { job: longJob } })

export const HostileText = meta.story({
  name: 'Hostile text',
  args: { job: hostileJob },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('[press](javascript:alert(1))')).toBeVisible()
    await expect(canvasElement.querySelectorAll('main :is(script, img, [onload])')).toHaveLength(0)
  },
})

export const BarelyBegun = meta.story({
  name: 'Barely begun',
  args: {
    job: barelyBegun,
    missing: [
      'description',
      'workplace',
      'places',
      'employmentType',
      'pay',
      'existingVacancy',
      'aiInScreening',
      'validThrough',
    ],
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
