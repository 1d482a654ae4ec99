import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { HelpView } from '../../src/views/site/HelpView.tsx'
import { menus } from '../../src/words/menus.ts'
import { roleControl, wholePage } from '../support/flow.tsx'
import { employer, member } from '../support/people.ts'

const Help = ({ role }: { role: Role }) => (
  <MemberShell
    area={role === 'candidate' ? 'Candidate' : 'Employer'}
    user={role === 'candidate' ? member : employer}
    menu={menus[role]}
    current={paths.help[role]}
  >
    <HelpView role={role} />
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Help',
  tags: ['autodocs'],
  component: Help,
  parameters: wholePage,
  argTypes: { role: roleControl },
})

export const Candidate = meta.story({ args: { role: 'candidate' } })
export const Employer = meta.story({ args: { role: 'employer' } })

Employer.test('A question unfolds its answer.', async ({ canvas, userEvent }) => {
  const answer = canvas.getByText(/for ten minutes: choose Undo/)
  await expect(answer).not.toBeVisible()
  await userEvent.click(canvas.getByText('Can I undo a rejection?'))
  await expect(answer).toBeVisible()
})

Candidate.test('The search narrows the questions down.', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), 'shared comp')
  await expect(canvas.getByRole('status')).toHaveTextContent('1 question')
  await expect(canvas.getByText('Is it safe to use a shared computer?')).toBeVisible()
  await expect(canvas.queryByText('How do I apply for a job?')).not.toBeInTheDocument()
})

export const NothingFound = meta.story({
  name: 'Nothing found',
  args: { role: 'candidate' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(canvas.getByRole('button', { name: 'Show all questions' })).toBeVisible()
  },
})
