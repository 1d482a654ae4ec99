import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { session } from '../../src/effects/session.ts'
import MemberLayout from '../../src/pages/session/MemberLayout.tsx'
import LogoutPage from '../../src/pages/session/LogoutPage.tsx'
import { roleControl, stateControl, wholePage } from '../support/flow.tsx'
import { SessionAt } from '../support/SessionAt.tsx'

const Logout = ({ at, role }: { at: string; role: Role }) => (
  <SessionAt at={at} users={{}} path={paths.logout[role]}>
    <MemberLayout role={role}>
      <LogoutPage role={role} />
    </MemberLayout>
  </SessionAt>
)

const meta = preview.meta({
  title: 'Views/Logout',
  tags: ['autodocs'],
  component: Logout,
  parameters: { machine: 'session', ...wholePage },
  args: { at: 'closing', role: 'candidate' as const },
  argTypes: { at: stateControl(session), role: roleControl },
})

export const LoggingOut = meta.story({
  name: 'Logging out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging you out')
  },
})
