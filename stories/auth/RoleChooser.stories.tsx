import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Role } from '../../contract/roles.ts'
import { roleChooserMachine, type Purpose } from '../../machines/auth/roleChooser.ts'
import { RoleChooserView } from '../../src/views/auth/RoleChooserView.tsx'
import { FlowAt, roleControl, stateControl, wholePage } from '../support/flow.tsx'

interface Props {
  at: string
  purpose: Purpose
  role: Role
}

const RoleChooser = ({ at, ...context }: Props) => (
  <FlowAt machine={roleChooserMachine} at={at} context={context}>
    {(flow) => <RoleChooserView flow={flow} />}
  </FlowAt>
)

const meta = preview.meta({
  title: 'Views/Role chooser',
  tags: ['autodocs'],
  component: RoleChooser,
  parameters: { machine: 'roleChooser', ...wholePage },
  args: { at: 'choosing', purpose: 'login' as const, role: 'candidate' as const },
  argTypes: {
    at: stateControl(roleChooserMachine),
    purpose: { control: 'inline-radio', options: ['login', 'register'] },
    role: roleControl,
  },
})

export const LoginAsACandidate = meta.story({ name: 'To log in, candidate chosen' })

LoginAsACandidate.test('selects the card that is pressed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: /candidate/ })).toBeChecked()
  await userEvent.click(canvas.getByRole('radio', { name: /employer/ }))
  await expect(canvas.getByRole('radio', { name: /employer/ })).toBeChecked()
})

export const LoginAsAnEmployer = meta.story({
  name: 'To log in, employer chosen',
  args: { role: 'employer' },
})

export const RegisterAsACandidate = meta.story({
  name: 'To register, candidate chosen',
  args: { purpose: 'register' },
})

export const RegisterAsAnEmployer = meta.story({
  name: 'To register, employer chosen',
  args: { purpose: 'register', role: 'employer' },
})

export const OpeningTheNextPage = meta.story({
  name: 'Opening the next page',
  args: { at: 'leaving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Opening' })).toHaveAttribute('aria-disabled', 'true')
  },
})

const cardWidths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('fieldset > label')].map((card) => card.getBoundingClientRect().width)

export const Under600Wide = meta.story({
  name: 'Under 600 wide',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    await expect(cardWidths(canvasElement)).toEqual([320, 320])
  },
})

export const From600Wide = meta.story({
  name: 'From 600 wide',
  globals: { viewport: { value: 'w600' } },
  play: async ({ canvasElement }) => {
    await expect(cardWidths(canvasElement)).toEqual([420, 420])
  },
})

export const SideBySide = meta.story({
  name: 'Side by side, from 904 wide',
  globals: { viewport: { value: 'w904' } },
})
