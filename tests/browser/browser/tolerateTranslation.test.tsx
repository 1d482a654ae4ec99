import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { asUntranslated, translatePage } from '../../../e2e/support/translating.ts'
import { tolerateTranslation } from '../../../src/browser/tolerateTranslation.ts'

// Patches the DOM for the rest of the file, as the application does once at its start.
beforeAll(() => tolerateTranslation(document.createElement('div')).show())

afterEach(() => document.body.replaceChildren())

function draw(element: ReactNode) {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const show = (next: ReactNode) => flushSync(() => root.render(next))
  show(element)
  return { place, show }
}

/** Waits for the mutation observer, which runs in a microtask. */
const followed = () => new Promise<void>((resolve) => queueMicrotask(resolve))

async function translate() {
  translatePage()
  await followed()
}

const Form = ({ problem, count }: { problem?: string; count: number }) => (
  <form>
    {problem && <p role="alert">{problem}</p>}
    Jobs: {count} of {count + 1}
    <input aria-label="Name" />
  </form>
)

const Row = ({ isOpen }: { isOpen: boolean }) => <p>Pay {isOpen ? 'is shown' : null}</p>

const Button = ({ busy }: { busy: boolean }) => <button type="button">{busy ? 'Sending' : 'Send'}</button>

const List = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        {name}, <b>hired</b> today
      </li>
    ))}
  </ul>
)

const Line = ({ isNew, isBold }: { isNew: boolean; isBold: boolean }) => (
  <p>
    {isNew && <i>New: </i>}
    {isBold && <b>ready</b>}
  </p>
)

test('an element is inserted before a translated text, and typed text stays', async () => {
  const { place, show } = draw(<Form count={1} />)
  const input = place.querySelector('input')
  if (input) input.value = 'Ada'
  await translate()
  expect(place.textContent).toContain('⟦')
  show(<Form count={1} problem="Enter an address." />)
  expect(asUntranslated(place.textContent)).toBe('Enter an address.Jobs: 1 of 2')
  expect(place.querySelector('input')).toBe(input)
  expect(input?.value).toBe('Ada')
  show(<Form count={1} />)
  expect(asUntranslated(place.textContent)).toBe('Jobs: 1 of 2')
})

test('a translated text that changes shows its new text, and can be translated again', async () => {
  const { place, show } = draw(<Form count={1} />)
  await translate()
  show(<Form count={7} />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Jobs: 7 of 8')
  await translate()
  show(<Form count={8} />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Jobs: 8 of 9')
})

test('a translated text is removed together with its original', async () => {
  const { place, show } = draw(<Row isOpen />)
  await translate()
  show(<Row isOpen={false} />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Pay ')
  show(<Row isOpen />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Pay is shown')
})

test('a text that is the only child of its element changes', async () => {
  const { place, show } = draw(<Button busy={false} />)
  await translate()
  show(<Button busy />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Sending')
})

test('translated rows are reordered', async () => {
  const { place, show } = draw(<List names={['Ada', 'Bo', 'Cy']} />)
  await translate()
  show(<List names={['Cy', 'Ada']} />)
  await followed()
  expect(asUntranslated(place.textContent)).toBe('Cy, hired todayAda, hired today')
})

test('the original text returns when the translation is removed', async () => {
  const { place, show } = draw(<Form count={1} />)
  const originals = new Map<Element, Text>()
  for (const text of place.querySelector('form')?.childNodes ?? []) {
    if (!(text instanceof Text)) continue
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    font.textContent = 'übersetzt'
    originals.set(font, text)
  }
  for (const [font, text] of originals) text.replaceWith(font)
  await followed()
  for (const [font, text] of originals) font.replaceWith(text)
  await followed()
  expect(place.textContent).toBe('Jobs: 1 of 2')
  show(<Form count={2} />)
  expect(place.textContent).toBe('Jobs: 2 of 3')
})

test('an element moved by the translation is removed, and others are inserted before it', () => {
  const { place, show } = draw(<Line isNew={false} isBold />)
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
  const bold = place.querySelector('b')
  if (!bold) throw new Error('Nothing is bold.')
  bold.replaceWith(font)
  font.append('todo ', bold)
  show(<Line isNew isBold />)
  expect(place.textContent).toBe('New: todo ready')
  show(<Line isNew isBold={false} />)
  expect(place.textContent).toBe('New: todo ')
})
