import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths, withNext } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { session } from '../../src/effects/session.ts'
import MemberGate from '../../src/pages/session/MemberGate.tsx'
import MemberLayout from '../../src/pages/session/MemberLayout.tsx'
import { roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { SessionAt } from '../support/SessionAt.tsx'

const SignedOut = ({ at, role }: { at: string; role: Role }) => (
  <SessionAt at={at} users={{}} path={paths.help[role]}>
    <MemberLayout role={role}>
      <MemberGate role={role}>{null}</MemberGate>
    </MemberLayout>
  </SessionAt>
)

const meta = preview.meta({
  title: 'Views/Signed out',
  tags: ['autodocs'],
  component: SignedOut,
  parameters: { machine: 'session', ...wholePage },
  args: { at: 'guest', role: 'candidate' as const },
  argTypes: { at: stateControl(session), role: roleControl },
})

export const EmptyMenu = meta.story({
  name: 'Empty menu',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      withNext(paths.login('candidate'), paths.help.candidate),
    )
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull()
  },
})

export const OnAPhone = meta.story({ name: 'On a phone', globals: { viewport: { value: 'w320' } } })
