import { expect, test } from 'vitest'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { emptyFieldsInWords, mergedLetter } from '../../../contract/letters/letter.ts'
import { mergePieces } from '../../../contract/mergeFields.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { plainText } from '../../../contract/markdown/markdown.ts'

const known = { company: 'Fernhill', role: 'Stage carpenter', name: 'Mina Okafor' }

test('a letter says the company, the job and the name wherever its fields stand', () => {
  expect(mergedLetter('Dear {{company}}, as {{ role }}: {{name}} of {{company}}', known)).toEqual({
    text: 'Dear Fernhill, as Stage carpenter: Mina Okafor of Fernhill',
    empty: [],
  })
})

test('what a field says is text, whatever signs it has, and holds no field itself', () => {
  const { text, empty } = mergedLetter('**Dear** {{company}}', { company: 'A *star* [x](y) _z_ {{name}} \\' })
  expect(plainText(parseMarkdown(text))).toBe('Dear A *star* [x](y) _z_ {{name}} \\')
  expect(empty).toEqual([])
})

test.each(['Smith & Co', 'R&D Ltd', 'late_night_radio', 'C:\\Works', '2.0 Works', '-40 °C', '#1 Doors'])(
  'a name is sent as it is written where none of its signs means anything: %s',
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
])('a name makes no list, no heading and no other sign of a letter, wherever it stands: %s', (company) => {
  const { text } = mergedLetter('{{company}} is near.\n\n- {{company}}', { company })
  expect(parseMarkdown(text)).toEqual([
    { kind: 'paragraph', of: [`${company} is near.`] },
    { kind: 'list', first: null, items: [[{ kind: 'paragraph', of: [company] }]] },
  ])
})

test('each field that is empty or unknown is told, in its order, with what to do about the first', () => {
  const { text, empty } = mergedLetter('{{company}} {{role}} {{salary}}', { role: ' ' })
  expect(text).toBe('{{company}} {{role}} {{salary}}')
  expect(empty).toEqual(['{{company}}', '{{role}}', '{{salary}}'])
  expect(emptyFieldsInWords(empty)).toBe('Write the company’s name: {{company}} is empty.')
  expect(emptyFieldsInWords(['{{salary}}'])).toBe(
    'Remove {{salary}} from the letter, or write it out. We can’t fill it in.',
  )
  expect(emptyFieldsInWords([])).toBeUndefined()
})

test('names of what every object has are no fields', () => {
  expect(mergedLetter('{{constructor}} {{__proto__}}', known).empty).toHaveLength(2)
})

test('the pieces of a text are the text, in its order', () => {
  expect(mergePieces('a {{name}} b {{x}}', { name: 'M' })).toEqual([
    'a ',
    { written: '{{name}}', value: 'M' },
    ' b ',
    { written: '{{x}}', value: undefined },
  ])
  expect(mergePieces('', {})).toEqual([])
  expect(mergePieces('{{\n name }}', { name: 'M' })).toEqual([{ written: '{{\n name }}', value: 'M' }])
})

test('braces and blanks that never become a field are read at once', () => {
  for (const text of [`{{${' '.repeat(6_000)}`, '{{ '.repeat(2_000), '{'.repeat(6_000)]) {
    const began = process.cpuUsage()
    expect(mergePieces(text, { name: 'M' })).toEqual([text])
    expect(process.cpuUsage(began).user).toBeLessThan(200_000)
  }
})

test('the file of a letter says whose it is and for which company, without what a file system refuses', () => {
  expect(letterFileName('Zoë  O’Hara / Łęcka', 'Fernhill: “A & B”')).toBe(
    'Zoë-O-Hara-Łęcka-Cover-Letter-Fernhill-A-B.pdf',
  )
  expect(letterFileName(' ')).toBe('Cover-Letter.pdf')
  expect(letterFileName('😀'.repeat(9), 'x'.repeat(500)).length).toBeLessThan(200)
})
