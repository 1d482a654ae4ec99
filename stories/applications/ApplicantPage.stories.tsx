import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { applicantPageMachine } from '../../machines/applications/applicantPage.ts'
import { applications } from '../support/applications.ts'
import { stateControl, wholePage } from '../support/flow.tsx'
import { OneApplicant } from './ApplicantAt.tsx'
import { applicantOf, leaving, nextDue } from './applicants.ts'

type Shown = ComponentProps<typeof OneApplicant>

interface Props extends Pick<Shown, 'applicant' | 'waiting' | 'decision'> {
  at: string
}

const Page = ({ at, ...shown }: Props) => (
  <OneApplicant
    at="idle.calm"
    pageAt={at}
    isThere
    reading={at === 'opening' ? 'reading.waiting' : 'shown'}
    tab="resume"
    hasLetters
    resumeAt="shown"
    {...shown}
  />
)

const meta = preview.meta({
  title: 'Views/Applicant page',
  tags: ['autodocs'],
  component: Page,
  parameters: { machine: 'applicantPage', ...wholePage },
  args: { at: 'opening', applicant: applicantOf(applications.sent), waiting: nextDue },
  argTypes: { at: stateControl(applicantPageMachine) },
})

export const Opening = meta.story()

export const Undecided = meta.story({ args: { at: 'open.undecided' } })

export const Decided = meta.story({
  name: 'Decided, the next is offered',
  args: { at: 'open.decided', decision: 'reject', applicant: leaving },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review next applicant' })).toHaveFocus()
  },
})

export const LastOfTheList = meta.story({
  name: 'Decided, everybody has an answer',
  args: {
    at: 'open.decided',
    decision: 'offer',
    applicant: applicantOf(applications.offered),
    waiting: { items: [], total: 0 },
  },
})
