import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { applyPageMachine } from '../../machines/applications/applyPage.ts'
import { failureControl, stateControl, wholePage } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'
import { ApplyAt } from './ApplyAt.tsx'

interface Props extends Omit<ComponentProps<typeof ApplyAt>, 'page'> {
  at: string
}

const Page = ({ at, ...parts }: Props) => <ApplyAt page={at} {...parts} />

const meta = preview.meta({
  title: 'Views/Apply page',
  tags: ['autodocs'],
  component: Page,
  parameters: { machine: 'applyPage', ...wholePage },
  args: { at: 'member.opening.waiting' },
  argTypes: { at: stateControl(applyPageMachine), failure: failureControl },
})

export const Opening = meta.story()

export const OpeningTakesLong = meta.story({
  name: 'Opening takes long',
  args: { at: 'member.opening.stillWaiting' },
})

export const NotOpened = meta.story({
  name: 'Not opened',
  args: { at: 'member.notOpened', failure: failed('unreachable') },
})

export const OwnCompany = meta.story({
  name: 'Own company',
  args: { at: 'member.notOpened', failure: refused(refusals.ownCompany.words) },
})

export const Loading = meta.story({ args: { at: 'loading' } })

export const GuestOpening = meta.story({ name: 'Opening for a guest', args: { at: 'guest.opening' } })

export const GuestWriting = meta.story({
  name: 'Guest',
  args: { at: 'guest.writing', guest: 'writing', typed: { answers: {} }, files: [] },
})

export const MemberWriting = meta.story({
  name: 'Member',
  args: { at: 'member.opened.writing', draft: 'open.saving.clean' },
})

export const Sent = meta.story({
  args: { at: 'member.opened.sent', draft: 'committed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const ClosedMeanwhile = meta.story({
  name: 'Closed meanwhile',
  args: { at: 'closed.onServer' },
})

export const ClosedBeforeOpening = meta.story({
  name: 'Closed before it was opened',
  args: { at: 'closed.onDevice' },
})
