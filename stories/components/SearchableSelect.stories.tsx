import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textIn } from '../../machines/shared/submission.ts'
import { SearchableSelect } from '../../src/ui/form/SearchableSelect.tsx'
import { countryWords } from '../../src/words/countries.ts'
import { countryName } from '../../src/words/postings.ts'
import { Frame } from './Frame.tsx'

interface Props {
  chosen?: string
  isFixed?: boolean
  onValue?: (code: string) => void
}

function Country({ chosen = '', isFixed = false, onValue }: Props) {
  const [value, setValue] = useState(chosen)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = textIn(new FormData(event.currentTarget), 'country')
      }}
    >
      <SearchableSelect
        id="country"
        name="country"
        label="Country"
        hint="The country that you live in."
        none={countryWords.choose}
        value={value}
        shown={value && countryName(value)}
        of="countries"
        isFixed={isFixed}
        onValue={(code) => {
          setValue(code)
          onValue?.(code)
        }}
      />
      <button type="submit" className="sr-only">
        Send
      </button>
    </form>
  )
}

const meta = preview.meta({
  title: 'Components/Searchable select',
  tags: ['autodocs'],
  component: Country,
  parameters: { controls: { disable: true } },
  args: { onValue: fn() },
  decorators: [(Story) => <Frame>{Story()}</Frame>],
})

export const Empty = meta.story()

export const Chosen = meta.story({
  args: { chosen: 'PL' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await expect(field).toHaveValue('Poland')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Searching = meta.story({
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'Turk')
    await expect(await canvas.findByRole('option', { name: 'Türkiye' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'united')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', 'country-1'))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('United Kingdom')
    await expect(args.onValue).toHaveBeenLastCalledWith('GB')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'GB')
  },
})

export const Open = meta.story({
  args: { chosen: 'DE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await expect(await canvas.findByRole('option', { name: 'Afghanistan' })).toBeVisible()
  },
})

export const Left = meta.story({
  name: 'Left with text that is typed',
  args: { chosen: 'DE' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await canvas.findByRole('option', { name: 'Afghanistan' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “Zzz”')
    await userEvent.tab()
    await expect(field).toHaveValue('Germany')
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, 'pola')
    await userEvent.tab()
    await expect(field).toHaveValue('Poland')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onValue).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
  },
})

export const ReadOnly = meta.story({ name: 'Read only', args: { chosen: 'DE', isFixed: true } })
