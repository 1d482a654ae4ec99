import { useSelector } from '@xstate/react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import {
  errorNotice,
  failureNotice,
  sessionEndedNotice,
  successNotice,
  type Notice,
} from '../../machines/shared/notice.ts'
import { notificationsMachine, type NotificationsActor } from '../../machines/notifications/notifications.ts'
import { Toaster } from '../../src/ui/feedback/Toaster.tsx'
import { HomeView } from '../../src/views/site/HomeView.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { noticeInWords } from '../../src/words/notices/notices.ts'
import { FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'

function Toasts({ flow }: { flow: NotificationsActor }) {
  const notifications = useSelector(flow, ({ context }) => context.notifications)
  return <Toaster notifications={notifications} onDismiss={(id) => flow.send({ type: 'dismiss', id })} />
}

interface Props {
  at: string
  /** Notices, newest first. */
  notices: readonly Notice[]
}

const Notifications = ({ at, notices }: Props) => (
  <>
    <PublicShell current="/" dashboard={undefined}>
      <HomeView isGuest />
    </PublicShell>
    <FlowAt
      machine={notificationsMachine}
      at={at}
      context={{
        notifications: notices.map((notice, index) => ({ ...notice, id: notices.length - index })),
        nextId: notices.length + 1,
      }}
    >
      {(flow) => <Toasts flow={flow} />}
    </FlowAt>
  </>
)

const saved = successNotice('profileSaved').notice
const verified = successNotice('emailVerified', {
  label: 'backToAccount',
  href: paths.dashboard.candidate,
}).notice
const unreachable = failureNotice(failed('unreachable')).notice
const brokenLink = errorNotice('linkIncomplete').notice

const meta = preview.meta({
  title: 'Views/Notifications',
  tags: ['autodocs'],
  component: Notifications,
  parameters: { machine: 'notifications', ...wholePage },
  args: { at: 'showing', notices: [unreachable] },
  argTypes: { at: stateControl(notificationsMachine) },
})

export const NothingToTell = meta.story({ name: 'Nothing to tell', args: { at: 'quiet', notices: [] } })

export const Failure = meta.story()

Failure.test('goes when it is dismissed', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText(noticeInWords(unreachable.message))).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
  await expect(canvas.queryByText(noticeInWords(unreachable.message))).toBeNull()
})

export const RegistrationFailed = meta.story({
  name: 'Registration failed',
  args: { notices: [failureNotice(failed('offline'), 'registrationFailed').notice] },
})

export const ProfileSaved = meta.story({ name: 'Profile saved', args: { notices: [saved] } })

export const EmailVerified = meta.story({ name: 'Email verified', args: { notices: [verified] } })

export const LinkIncomplete = meta.story({ name: 'Link incomplete', args: { notices: [brokenLink] } })

export const SessionEnded = meta.story({
  name: 'Session ended',
  args: { notices: [sessionEndedNotice.notice] },
})

export const Three = meta.story({
  name: 'Three at once',
  args: { notices: [saved, unreachable, brokenLink] },
})

export const FailureOnAPhone = meta.story({
  name: 'Failure on a phone',
  globals: { viewport: { value: 'w320' } },
})

export const ThreeOnAPhone = Three.extend({
  name: 'Three on a phone',
  globals: { viewport: { value: 'w320' } },
})
