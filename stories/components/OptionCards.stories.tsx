import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Role } from '../../contract/roles.ts'
import { OptionCards } from '../../src/ui/OptionCards.tsx'
import { chooserWords } from '../../src/words/chooser.ts'

const { legend, options } = chooserWords.login

function Cards({ initial, onChange }: { initial: Role; onChange: (role: Role) => void }) {
  const [role, setRole] = useState(initial)
  const choose = (chosen: Role) => {
    setRole(chosen)
    onChange(chosen)
  }
  return (
    <main className="mx-auto max-w-card px-gutter py-8 sm:max-w-column sm:px-0 lg:max-w-wide">
      <h1 className="sr-only">Role</h1>
      <OptionCards legend={legend} name="role" options={options} value={role} onChange={choose} />
    </main>
  )
}

const meta = preview.meta({
  title: 'Components/Option card',
  component: Cards,
  args: { initial: 'candidate' as const, onChange: fn() },
})

export const FirstChosen = meta.story({ name: 'First chosen' })
export const SecondChosen = meta.story({ name: 'Second chosen', args: { initial: 'employer' } })

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: options[1]?.title ?? '' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('employer')
  },
})
