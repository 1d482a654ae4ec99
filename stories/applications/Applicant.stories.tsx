import { expect, within } from 'storybook/test'
import * as v from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { printedOf } from '../../contract/resumes/printed.ts'
import { resumeText } from '../../contract/resumes/shared.ts'
import { createDeciding } from '../../machines/applications/deciding.ts'
import { applications } from '../support/applications.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { document } from '../resumes/samples.ts'
import { applicantOf, hidden, leaving, nextDue, people } from './applicants.ts'
import { only } from './standsOut.ts'
import { OneApplicant } from './ApplicantAt.tsx'

const isNew = applicantOf(applications.sent)

const written = v.parse(resumeText, { ...printedOf(document), language: 'en' })

const meta = preview.meta({
  title: 'Views/Applicant',
  tags: ['autodocs'],
  component: OneApplicant,
  parameters: { machine: 'deciding', ...wholePage },
  args: {
    at: 'idle.calm',
    applicant: isNew,
    isThere: true,
    waiting: nextDue,
    tab: 'resume' as const,
    hasLetters: true,
    resume: written,
    resumeAt: 'shown' as const,
  },
  argTypes: { at: stateControl(createDeciding()), failure: failureControl },
})

export const New = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await only('Move to Screening')({ canvasElement })
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
})

export const Queued = meta.story({
  args: { waiting: { items: [...people.slice(1, 2), isNew, ...people.slice(3, 4)], total: 7 } },
})

export const File = meta.story({ name: 'Sent a file', args: { resume: undefined } })

export const Loading = meta.story({ name: 'Resume on its way', args: { resumeAt: 'reading.waiting' } })

export const Unread = meta.story({
  name: 'Resume not read',
  args: { resumeAt: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the resume')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeVisible()
  },
})

export const Answers = meta.story({ args: { tab: 'answers' } })

export const Letter = meta.story({ name: 'Cover letter', args: { tab: 'letter' } })

export const Messages = meta.story({
  args: { tab: 'activity', applicant: applicantOf(applications.answered) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Activity' })).toBeVisible()
  },
})

export const NameHidden = meta.story({
  name: 'Name hidden',
  args: { applicant: hidden(isNew), resume: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Candidate 3' })).toBeVisible()
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/Mina|Okafor|@/)
  },
})

export const EndedWithoutAName = meta.story({
  name: 'Ended without a name',
  args: { applicant: hidden(applicantOf(applications.withdrawn)), resume: undefined },
})

export const RejectNameless = meta.story({
  name: 'Reject somebody without a name',
  args: { applicant: hidden(isNew), at: 'asking', considered: 'reject', resume: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'We chose another candidate' }))
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/^Hi {{name}},/)
    await expect(canvas.getByRole('region', { name: 'Preview: Candidate 3' })).toHaveTextContent(
      'Hi Candidate 3,',
    )
  },
})

export const Screening = meta.story({
  args: { applicant: applicantOf(applications.screening) },
  play: only('Move to Shortlist'),
})
export const Shortlisted = meta.story({
  args: { applicant: applicantOf(applications.shortlisted) },
  play: only('Move to Test'),
})
export const Tested = meta.story({
  args: { applicant: applicantOf(applications.assessment) },
  play: only('Move to Interview'),
})
export const Interviewed = meta.story({
  args: { applicant: applicantOf(applications.interviewing) },
  play: only('Make an offer'),
})
export const Late = meta.story({
  args: { applicant: applicantOf(applications.late) },
  play: only('Move to Screening'),
})
export const Silent = meta.story({
  args: { applicant: applicantOf(applications.silent) },
  play: only('Move to Screening'),
})
export const Asked = meta.story({ args: { applicant: applicantOf(applications.asked) }, play: only() })
export const TheirAnswerIsLate = meta.story({
  name: 'Their answer is late',
  args: { applicant: applicantOf(applications.answerIsLate) },
  play: only(),
})
export const Answered = meta.story({
  args: { applicant: applicantOf(applications.answered) },
  play: only('Move to Shortlist'),
})
export const Offered = meta.story({ args: { applicant: applicantOf(applications.offered) }, play: only() })
export const LongTalk = meta.story({ name: 'Long talk', args: { applicant: applicantOf(applications.long) } })

export const RejectionLeaves = meta.story({
  name: 'Rejection about to leave',
  args: { applicant: leaving },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull()
  },
})

export const Rejected = meta.story({ args: { applicant: applicantOf(applications.rejected) } })
export const Withdrawn = meta.story({ args: { applicant: applicantOf(applications.withdrawn) } })
export const Declined = meta.story({ args: { applicant: applicantOf(applications.declined) } })
export const Released = meta.story({
  name: 'No reply',
  args: { applicant: applicantOf(applications.released) },
})
export const JobClosed = meta.story({
  name: 'Job closed',
  args: { applicant: applicantOf(applications.positionClosed) },
})
export const Hired = meta.story({ args: { applicant: applicantOf(applications.hired) }, play: only() })

export const Move = meta.story({
  name: 'Asked where to',
  args: { at: 'asking', considered: 'advance' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Move Mina' })
    await expect(dialog).toHaveTextContent('Moved to Screening')
  },
})

export const Ask = meta.story({ name: 'Asked for a question', args: { at: 'asking', considered: 'ask' } })
export const Tell = meta.story({ name: 'Asked for a message', args: { at: 'asking', considered: 'tell' } })
export const Offer = meta.story({ name: 'Asked for the offer', args: { at: 'asking', considered: 'offer' } })

export const Reject = meta.story({
  name: 'Asked for a reason',
  args: { at: 'asking', considered: 'reject' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Experience isn’t a match' }))
    const read = canvas.getByRole('region', { name: 'Preview: Mina' })
    await expect(read).toHaveTextContent('They need different experience.')
    await expect(read).toHaveTextContent('Thank you for applying for Stage carpenter')
  },
})

export const MessageMissing = meta.story({
  name: 'Message missing',
  args: {
    at: 'asking',
    considered: 'ask',
    failure: {
      ...refused('Some answers need a correction.'),
      code: 'invalid',
      fields: { 'event.message': 'Write a message.' },
    },
  },
})

export const ReasonMissing = meta.story({
  name: 'Reason and message missing',
  args: {
    at: 'asking',
    considered: 'reject',
    failure: {
      ...refused('Some answers need a correction.'),
      code: 'invalid',
      fields: { 'event.reason': 'Choose a reason.', 'event.message': 'Write a message.' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Reject Mina' })
    const problems = within(dialog).getByRole('alert').parentElement
    const title = within(dialog).getByRole('heading', { name: 'Reject Mina' })
    const gap = (problems?.getBoundingClientRect().top ?? 0) - title.getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThanOrEqual(16)
    // Choosing a reason fills in a message.
    await userEvent.click(canvas.getByRole('radio', { name: 'Experience isn’t a match' }))
    await expect(within(dialog).queryByRole('alert')).toBeNull()
  },
})

export const NotSent = meta.story({
  name: 'Not sent',
  args: { at: 'asking', considered: 'tell', failure: failed('unreachable') },
})

export const Sending = meta.story({ args: { at: 'sending.waiting', considered: 'ask', sent: 'ask' } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'sending.stillWaiting', applicant: leaving, sent: 'undo' },
})

export const SomebodyWasFirst = meta.story({
  name: 'Somebody was first',
  args: { at: 'idle.superseded', applicant: applicantOf(applications.screening) },
})

export const NotThere = meta.story({
  name: 'Not there',
  parameters: { machine: 'reading' },
  args: { at: 'notThere', isThere: false },
})
