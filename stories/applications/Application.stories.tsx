import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import { paths } from '../../contract/paths.ts'
import { createDeciding, type ApplicationAction } from '../../machines/applications/deciding.ts'
import { applications } from '../support/applications.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { refused } from '../support/formEffect.ts'
import { ApplicationAt } from './ApplicationAt.tsx'
import { tooLate } from './samples.ts'
import { only } from './standsOut.ts'

const gone = 'You deleted this file. The company still has it.'

const meta = preview.meta({
  title: 'Views/Application',
  tags: ['autodocs'],
  component: ApplicationAt,
  parameters: { machine: 'deciding', ...wholePage },
  args: { at: 'idle.calm', application: applications.asked, isThere: true },
  argTypes: { at: stateControl(createDeciding()), failure: failureControl },
})

const lanesIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('.turn-timeline li')].map(({ dataset }) => [
    dataset['side'],
    dataset['crosses'] !== undefined,
  ])

export const Asked = meta.story({
  tags: ['on-public-pages'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Fernhill Theatre asked you a question' })).toBeVisible()
    await expect(lanesIn(canvasElement).slice(0, 4)).toEqual([
      ['you', false],
      ['they', true],
      ['they', false],
      ['you', true],
    ])
  },
})

export const Sent = meta.story({
  args: { application: applications.sent },
  play: async ({ canvas, canvasElement }) => {
    await only()({ canvasElement })
    // Once above the page and once in the timeline.
    await expect(canvas.getAllByText(/^Fernhill Theatre replies/)).toHaveLength(2)
  },
})
export const BesideTheList = meta.story({
  name: 'Beside the list',
  args: { application: applications.asked, isBesideList: true },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Your applications' })
    const shown = within(list)
      .getAllByRole('link')
      .filter(({ ariaCurrent }) => ariaCurrent === 'true')
    await expect(shown).toHaveLength(1)
    await expect(shown[0]).toHaveAttribute('href', paths.application(applications.asked.reference))
  },
})

export const Screening = meta.story({ args: { application: applications.screening }, play: only() })
export const Shortlist = meta.story({ args: { application: applications.shortlisted } })
export const Test = meta.story({ args: { application: applications.assessment } })
export const Interview = meta.story({ args: { application: applications.interviewing }, play: only() })

export const Offered = meta.story({
  args: { application: applications.offered },
  play: async ({ canvas, canvasElement }) => {
    await only('Accept offer')({ canvasElement })
    await expect(canvas.getByRole('button', { name: 'Decline offer' })).toBeVisible()
  },
})

export const TooLateToAccept = meta.story({ name: 'Too late to accept', args: { application: tooLate } })
export const Answered = meta.story({ args: { application: applications.answered }, play: only() })

export const AnswerIsLate = meta.story({
  name: 'One’s own answer is late',
  args: { application: applications.answerIsLate },
  play: only('Reply'),
})

export const TheyAreLate = meta.story({ name: 'They are late', args: { application: applications.late } })

export const Silent = meta.story({
  args: { application: applications.silent },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /^No reply for 13 days$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
    await only()({ canvasElement })
  },
})

export const ManyRows = meta.story({
  name: 'Many rows',
  args: { application: applications.long },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show 5 earlier' })
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Hide 5 earlier' })).toHaveFocus()
    await userEvent.click(more)
  },
})

export const Draft = meta.story({ args: { application: applications.draft }, play: only('Continue') })
export const Hired = meta.story({ args: { application: applications.hired }, play: only() })
export const NotSelected = meta.story({ name: 'Not selected', args: { application: applications.rejected } })
export const Withdrawn = meta.story({ args: { application: applications.withdrawn } })
export const Declined = meta.story({ args: { application: applications.declined } })
export const NoAnswer = meta.story({ name: 'No reply', args: { application: applications.released } })

export const JobClosed = meta.story({
  name: 'Job closed',
  args: { application: applications.positionClosed },
})

export const Discarded = meta.story({ args: { application: applications.discarded } })

export const ClosedBeforeItWasSent = meta.story({
  name: 'Closed before it was sent',
  args: { application: applications.lapsed },
})

const question = (action: ApplicationAction['type'], application: OwnApplication) =>
  ({ at: 'asking', considered: action, application }) as const

export const AskedWhetherToWithdraw = meta.story({
  name: 'Asked whether to withdraw',
  args: question('withdraw', applications.sent),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Withdraw application?' })).toBeVisible()
  },
})

export const AskedWhetherToStopWaiting = meta.story({
  name: 'Asked whether to stop waiting',
  args: question('release', applications.silent),
})

export const AskedWhetherToAccept = meta.story({
  name: 'Asked whether to accept',
  args: question('accept', applications.offered),
})
export const AskedWhetherToDecline = meta.story({
  name: 'Asked whether to decline',
  args: question('decline', applications.offered),
})
export const AskedWhetherToDiscard = meta.story({
  name: 'Asked whether to discard',
  args: question('discard', applications.draft),
})

export const NotDone = meta.story({
  name: 'What was asked was not done',
  args: {
    ...question('withdraw', applications.sent),
    sent: 'withdraw',
    failure: refused('The server says no. This is a sentence of its own.'),
  },
})

export const MessageMissing = meta.story({
  name: 'Message missing',
  args: {
    application: applications.sent,
    sent: 'tell',
    failure: {
      ...refused('Some answers need a correction.'),
      code: 'invalid',
      fields: { 'event.message': 'Write a message.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message to Fernhill Theatre')).toHaveFocus()
    // Scrolls back to the top for the picture, because focusing the field has scrolled the page.
    scrollTo({ top: 0, behavior: 'instant' })
  },
})

export const Sending = meta.story({ args: { at: 'sending.waiting', sent: 'reply' } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'sending.stillWaiting', sent: 'reply' },
})

export const SomebodyWasFirst = meta.story({ name: 'Somebody was first', args: { at: 'idle.superseded' } })

export const ResumeLoading = meta.story({
  name: 'Resume loading',
  args: { application: applications.sent, download: { isLoading: true } },
})

export const ResumeDeleted = meta.story({
  name: 'Resume deleted',
  args: { application: applications.sent, download: { problem: gone } },
})

export const NotThere = meta.story({
  name: 'Not there',
  parameters: { machine: 'reading' },
  args: { at: 'notThere', isThere: false },
})
