import { expect, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import { termsNoticeMachine } from '../../machines/privacy/termsNotice.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { TermsNotice } from '../../src/views/privacy/TermsNotice.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { failureWords } from '../../src/words/failures.ts'
import { menus } from '../../src/words/menus.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { member } from '../support/people.ts'

const machine = termsNoticeMachine.provide({
  actors: { acceptTerms: fromPromise(() => answer((): object => ({}))) },
})

const Noticed = ({ at }: { at: string }) => (
  <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.dashboard.candidate}>
    <FlowAt
      machine={machine}
      at={at}
      context={{ role: 'candidate', version: '0123456789abcdef' }}
      notices={[]}
    >
      {(flow) => <TermsNotice flow={flow} />}
    </FlowAt>
    <Heading>Welcome, {member.firstName}</Heading>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Terms notice',
  tags: ['autodocs'],
  component: Noticed,
  parameters: {
    machine: 'termsNotice',
    ...wholePage,
    docs: {
      description: {
        component:
          'Asks a member once for new versions of the terms and the privacy policy. It stands above the page and holds nothing up; an account from before the terms is asked the same way.',
      },
    },
  },
  args: { at: 'asking' },
  argTypes: { at: stateControl(machine) },
})

export const Asking = meta.story()

Asking.test('says that it is being saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Accept both' }))
  await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
})

Asking.test(
  'says beside the page that nothing was saved, and asks again',
  { globals: { network: 'fails' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept both' }))
    const told = await canvas.findByText(failureWords.unreachable, undefined, { timeout: 10_000 })
    await waitFor(() => expect(told).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Accept both' })).toBeVisible()
  },
)

export const Accepting = meta.story({ args: { at: 'accepting' } })

export const Accepted = meta.story({ args: { at: 'accepted' } })

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
