import { expect, test } from 'vitest'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { emptyFieldsInWords, mergedLetter } from '../../../contract/letters/letter.ts'
import { mergePieces } from '../../../contract/mergeFields.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { plainText } from '../../../contract/markdown/markdown.ts'

const known = { company: 'Fernhill', role: 'Stage carpenter', name: 'Mina Okafor' }

test('Merge fields for company, job and name are filled in anywhere in a letter.', () => {
  expect(mergedLetter('Dear {{company}}, as {{ role }}: {{name}} of {{company}}', known)).toEqual({
    text: 'Dear Fernhill, as Stage carpenter: Mina Okafor of Fernhill',
    empty: [],
  })
})

test('The value of a merge field is plain text: its Markdown and its merge fields are not parsed.', () => {
  const { text, empty } = mergedLetter('**Dear** {{company}}', { company: 'A *star* [x](y) _z_ {{name}} \\' })
  expect(plainText(parseMarkdown(text))).toBe('Dear A *star* [x](y) _z_ {{name}} \\')
  expect(empty).toEqual([])
})

test.each(['Smith & Co', 'R&D Ltd', 'late_night_radio', 'C:\\Works', '2.0 Works', '-40 °C', '#1 Doors'])(
  'A name without Markdown in its place is sent without escapes: %s',
  (company) => {
    expect(mergedLetter('Dear {{company}}, hello', { company }).text).toBe(`Dear ${company}, hello`)
    const { text } = mergedLetter('{{company}}\n\n- {{company}}', { company })
    expect(plainText(parseMarkdown(text))).toBe(`${company}\n\n- ${company}`.replace('- ', ''))
  },
)

test.each([
  '1. FC Larkspur',
  '2) Doors',
  '# One',
  '- Works',
  '+ Works',
  '-',
  'R&amp;D &copy; Co',
  '2024. Doors',
])('A name in a letter never becomes a list, a heading or other Markdown: %s', (company) => {
  const { text } = mergedLetter('{{company}} is near.\n\n- {{company}}', { company })
  expect(parseMarkdown(text)).toEqual([
    { kind: 'paragraph', of: [`${company} is near.`] },
    { kind: 'list', first: null, items: [[{ kind: 'paragraph', of: [company] }]] },
  ])
})

test('Empty and unknown merge fields are listed in order, with the fix for the first.', () => {
  const { text, empty } = mergedLetter('{{company}} {{role}} {{salary}}', { role: ' ' })
  expect(text).toBe('{{company}} {{role}} {{salary}}')
  expect(empty).toEqual(['{{company}}', '{{role}}', '{{salary}}'])
  expect(emptyFieldsInWords(empty)).toBe('Write the company’s name: {{company}} is empty.')
  expect(emptyFieldsInWords(['{{salary}}'])).toBe(
    'Remove {{salary}} from the letter, or write it out. We can’t fill it in.',
  )
  expect(emptyFieldsInWords([])).toBeUndefined()
})

test('Names of built-in object properties are not merge fields.', () => {
  expect(mergedLetter('{{constructor}} {{__proto__}}', known).empty).toHaveLength(2)
})

test('The pieces of a text, joined, are the text.', () => {
  expect(mergePieces('a {{name}} b {{x}}', { name: 'M' })).toEqual([
    'a ',
    { written: '{{name}}', value: 'M' },
    ' b ',
    { written: '{{x}}', value: undefined },
  ])
  expect(mergePieces('', {})).toEqual([])
  expect(mergePieces('{{\n name }}', { name: 'M' })).toEqual([{ written: '{{\n name }}', value: 'M' }])
})

test('Unclosed braces with many spaces are parsed in linear time.', () => {
  for (const text of [`{{${' '.repeat(6_000)}`, '{{ '.repeat(2_000), '{'.repeat(6_000)]) {
    const began = process.cpuUsage()
    expect(mergePieces(text, { name: 'M' })).toEqual([text])
    expect(process.cpuUsage(began).user).toBeLessThan(200_000)
  }
})

test('The file name of a letter has the applicant and the company, without characters that file systems refuse.', () => {
  expect(letterFileName('Zoë  O’Hara / Łęcka', 'Fernhill: “A & B”')).toBe(
    'Zoë-O-Hara-Łęcka-Cover-Letter-Fernhill-A-B.pdf',
  )
  expect(letterFileName(' ')).toBe('Cover-Letter.pdf')
  expect(letterFileName('😀'.repeat(9), 'x'.repeat(500)).length).toBeLessThan(200)
})
