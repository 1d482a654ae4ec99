import type { Printed, PrintedItem, Run } from './printed.ts'

const joined = (runs: readonly Run[], between: string) => runs.map(({ text }) => text).join(between)

/** Text that software extracts from the PDF, one line or paragraph each. */
export const textOf = ({ contact, name, role, sections }: Printed): readonly string[] =>
  [
    name?.text ?? '',
    role?.text ?? '',
    contact.map(({ follows, text }, index) => (index === 0 ? '' : follows ? ', ' : ' · ') + text).join(''),
    ...sections.flatMap(({ heading, items }) => [
      heading.text,
      ...items.flatMap((item) => (item.line.length > 0 ? [onOneLine(item)] : linesOf(item))),
    ]),
  ].filter((line) => line !== '')

function onOneLine({ line: [first, ...words], note }: PrintedItem): string {
  const head = `${first?.text ?? ''}${note ? ` (${note.text})` : ''}`
  return words.length === 0 ? head : `${head}: ${joined(words, ', ')}`
}

const linesOf = ({ bullets, dates, paragraphs, sub, title }: PrintedItem): readonly string[] => [
  `${joined(title, ', ')} ${dates?.text ?? ''}`.trim(),
  joined(sub, ' · '),
  ...paragraphs.map(({ text }) => text),
  ...bullets.map(({ text }) => `• ${text}`),
]
