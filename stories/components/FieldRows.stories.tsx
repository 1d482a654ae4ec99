import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Failure } from '../../machines/shared/failure.ts'
import { Button } from '../../src/ui/controls/Button.tsx'
import { Field } from '../../src/ui/form/Field.tsx'
import { FieldAction } from '../../src/ui/form/FieldAction.tsx'
import { Form } from '../../src/ui/form/Form.tsx'
import { PasswordField } from '../../src/ui/form/PasswordField.tsx'
import { Select } from '../../src/ui/form/Select.tsx'
import { TextArea } from '../../src/ui/form/TextArea.tsx'

const messages = {
  code: 'invalid',
  message: 'Check the fields marked below.',
  fields: {
    website: 'Enter the whole address of your website, such as https://example.com, or leave it empty.',
    currency: 'Choose a currency.',
  },
} as const

interface Props {
  failure?: Failure
  /** Width of the form. */
  width: string
  /** Minimum width of the fields in the first row, as a class. */
  columns?: string
  textSize?: string
}

const Rows = ({ failure, width, columns = '', textSize = '100%' }: Props) => (
  <main className="p-5" ref={() => enlargeText(textSize)}>
    <h1 className="sr-only">Field rows</h1>
    <div style={{ maxWidth: width }}>
      <Form id="sample" failure={failure} busy={false} onSubmit={() => undefined}>
        <div className={`field-row ${columns}`}>
          <Field label="Full name" name="name" />
          <Field label="Job title" name="title" hint="What you do, or want to do next." />
          <Field label="Email" name="email" type="email" />
          <Field label="Website (optional)" name="website" type="url" />
          <PasswordField label="Password" name="password" autoComplete="new-password" />
          <TextArea label="About (optional)" name="about" rows={2} hint="Two or three sentences." />
        </div>
        <div className="field-row [--field-least:8rem]">
          <Select label="Currency" name="currency" options={{ GBP: 'British pound' }} none="Choose" />
          <Select label="Per" name="period" options={{ year: 'year' }} none="Choose" />
        </div>
        <div className="field-row [--field-least:10rem]">
          <Field label="Town or postal code" name="place" hint="Or leave it empty to search everywhere." />
          <FieldAction>
            <Button type="submit">Search</Button>
          </FieldAction>
        </div>
      </Form>
    </div>
  </main>
)

const meta = preview.meta({
  title: 'Components/Field row',
  tags: ['autodocs'],
  component: Rows,
  parameters: { controls: { disable: true } },
  args: { width: '720px' },
})

/** Sets the text size of the page, as a browser setting does. Returns a function that resets it. */
function enlargeText(size: string) {
  const { style } = document.documentElement
  style.fontSize = size
  return () => {
    style.fontSize = ''
  }
}

const rowsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('.field-row')]

const topOf = (field: Element) =>
  field.querySelector('.control, button[type=submit]')?.getBoundingClientRect().top ?? Number.NaN

/** Largest difference between the top edges of controls in the same line, in pixels, for each line. */
function differences(row: HTMLElement): readonly number[] {
  const lines = new Map<number, number[]>()
  for (const field of row.children) {
    const line = field.getBoundingClientRect().top
    lines.set(line, [...(lines.get(line) ?? []), topOf(field)])
  }
  return [...lines.values()].map((tops) => Math.max(...tops) - Math.min(...tops))
}

const columnsOf = (row: HTMLElement) => getComputedStyle(row).gridTemplateColumns.split(' ').length

/** Expects label, message, control and hint below each other, without overlaps. */
function expectOrder(canvas: HTMLElement) {
  for (const field of canvas.querySelectorAll('.field:has(label)')) {
    const id = field.querySelector('label')?.htmlFor ?? ''
    const lines = [
      field.querySelector('label'),
      document.getElementById(`${id}-error`),
      field.querySelector('.control'),
      document.getElementById(`${id}-hint`),
    ].flatMap((line) => (line ? [line.getBoundingClientRect()] : []))
    lines.reduce((above, line) => {
      if (line.top < above.bottom) throw new Error(`${id}: a line begins before the one above it has ended.`)
      return line
    })
  }
}

async function expectAligned(canvas: HTMLElement, counts: readonly number[]) {
  const rows = rowsOf(canvas)
  await expect(rows.map(columnsOf)).toEqual(counts)
  await expect(rows.flatMap(differences).filter((difference) => difference !== 0)).toEqual([])
  expectOrder(canvas)
}

export const Hints = meta.story({
  play: async ({ canvasElement }) => expectAligned(canvasElement, [2, 2, 2]),
})

export const Messages = meta.story({
  args: { failure: messages },
  play: async ({ canvasElement }) => expectAligned(canvasElement, [2, 2, 2]),
})

export const LargeText = meta.story({
  name: 'Text at 200 %',
  args: { failure: messages, width: '1360px', columns: '[--field-least:10rem]', textSize: '200%' },
  play: async ({ canvasElement }) => expectAligned(canvasElement, [2, 2, 2]),
})

export const OneColumn = meta.story({
  name: 'One column',
  args: { failure: messages, width: '280px', textSize: '200%' },
  play: async ({ canvasElement }) => expectAligned(canvasElement, [1, 1, 1]),
})
