import { expect, fn } from 'storybook/test'
import { object } from 'valibot'
import preview from '../../.storybook/preview.tsx'
import { forms } from '../../contract/forms.ts'
import { staleLogin, type ProofWays } from '../../contract/identity/proof.ts'
import { paths } from '../../contract/paths.ts'
import { firstPasswordMachine } from '../../machines/identity/firstPassword.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { SetPassword as View } from '../../src/views/identity/SetPassword.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, formEffect, invalid, refused } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { readingMachine } from '../support/reads.ts'

const machine = firstPasswordMachine.provide({
  actors: { changePassword: formEffect(object(forms.setPassword), (): unknown => null) },
})

interface Props {
  at: string
  readAt: string
  ways: ProofWays
  failure?: Failure | undefined
  onLogin: () => void
}

function SetPassword({ at, failure, onLogin, readAt, ways }: Props) {
  const data = readAt === 'shown' ? ways : undefined
  return (
    <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.settings.employer}>
      <Heading>Settings</Heading>
      <FlowAt
        machine={readingMachine}
        at={readAt}
        context={{ query: {}, data, failure: data ? undefined : failure }}
      >
        {(reading) => (
          <FlowAt machine={machine} at={at} context={{ role: 'employer', failure, changes: 0 }} notices={[]}>
            {(flow) => (
              <View
                flow={flow}
                reading={reading}
                emailAddress={employer.emailAddress}
                ways={data}
                onLogin={onLogin}
              />
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Set a password',
  tags: ['autodocs'],
  component: SetPassword,
  parameters: { machine: 'changePassword', ...wholePage },
  args: {
    at: 'asking',
    readAt: 'shown',
    ways: { password: false, passkey: false, recentLogin: true },
    onLogin: fn(),
  },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Empty = meta.story()

Empty.test('No current password is asked for.', async ({ canvas }) => {
  await expect(canvas.queryByLabelText('Current password')).toBeNull()
})

export const WithPasskey = meta.story({
  name: 'Login a while ago, with a passkey',
  args: { ways: { password: false, passkey: true, recentLogin: false } },
})

export const OldLogin = meta.story({
  name: 'Login a while ago',
  args: { ways: { password: false, passkey: false, recentLogin: false } },
})

OldLogin.test('Only a new login is offered.', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('New password')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})

export const LoginGotOld = meta.story({
  name: 'Refused as too old',
  args: {
    failure: { ...refused('Log in again to continue.'), reason: { code: 'state', state: staleLogin } },
  },
})

export const TooWeak = meta.story({
  name: 'Too weak',
  args: {
    failure: invalid({ password: 'Min. 8 characters - one uppercase, one lowercase, and one number.' }),
  },
})

export const Setting = meta.story({ args: { at: 'submitting.waiting' } })

export const StillWaiting = meta.story({ name: 'Still waiting', args: { at: 'submitting.stillWaiting' } })

export const Loading = meta.story({ args: { readAt: 'reading.waiting' } })

export const NotLoaded = meta.story({
  name: 'Not loaded',
  args: { readAt: 'failed', failure: failed('offline') },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
