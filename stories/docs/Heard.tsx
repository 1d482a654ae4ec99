import { Table } from '../reading/Table.tsx'
import type { Line } from '../reading/speech.ts'

interface Heard {
  lines: readonly Line[]
}

/** Table of all texts on a page with their roles, as a screen reader finds them. */
export const WordsTable = ({ lines }: Heard) => (
  <Table
    caption="What it says, in the order of reading"
    rows={lines
      .filter(({ words }) => words !== '')
      .map(({ role, words }, index) => ({
        key: String(index),
        cells: { Words: words, 'What they are': role || 'text' },
      }))}
  />
)

/** Table of a page's tab stops with their roles. */
export const KeyboardTable = ({ lines }: Heard) => (
  <Table
    caption="Where the Tab key stops"
    rows={lines
      .filter(({ isStop }) => isStop)
      .map(({ role, words }, index) => ({
        key: String(index),
        cells: { Stop: index + 1, At: `${words} (${role})`, There: uses[role] },
      }))}
  />
)

const uses: Readonly<Record<string, string>> = {
  link: 'Enter follows it.',
  button: 'Enter or Space presses it.',
  textbox: 'Typing; Enter sends the form.',
  'masked textbox': 'Typing; Enter sends the form.',
  radio: 'Arrow keys choose, Enter sends the form.',
  tab: 'Arrow keys choose another one.',
  tabpanel: 'Tab goes on into it.',
}
