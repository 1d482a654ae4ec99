import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { roles, type Role } from '../../contract/roles.ts'
import { OptionCards } from '../../src/ui/form/OptionCards.tsx'
import { chooserWords } from '../../src/words/pages/chooser.ts'
import { ofType, typedControls } from './controls.ts'

const { legend, options } = chooserWords.login

function Cards({ value, onChange, ...cards }: ComponentProps<typeof OptionCards<Role>>) {
  const [role, setRole] = useState(value)
  const choose = (chosen: Role) => {
    setRole(chosen)
    onChange(chosen)
  }
  return (
    <main className="mx-auto py-8 min-[22.5rem]:max-sm:px-card-side sm:max-w-column lg:max-w-wide">
      <div className="px-gutter sm:px-0">
        <h1 className="sr-only">Role</h1>
        <OptionCards {...cards} value={role} onChange={choose} />
      </div>
    </main>
  )
}

const meta = preview.meta({
  title: 'Components/Option card',
  tags: ['autodocs'],
  component: OptionCards<Role>,
  parameters: typedControls,
  args: { legend, name: 'role', options, value: 'candidate' as const, onChange: fn() },
  argTypes: {
    legend: { description: 'The question, for those who do not see the page.' },
    name: { description: 'Under which name the choice is sent.' },
    options: { description: 'What there is to choose from.', ...ofType('readonly { value, title, text }[]') },
    value: { control: 'inline-radio', options: roles, description: 'What is chosen.' },
    onChange: { description: 'Told what somebody chooses.' },
  },
  // A new key applies the value that is chosen in Storybook's controls.
  render: (args) => <Cards key={args.value} {...args} />,
})

export const FirstChosen = meta.story({ name: 'First chosen' })
export const SecondChosen = meta.story({ name: 'Second chosen', args: { value: 'employer' } })

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: options[1]?.title ?? '' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('employer')
  },
})
