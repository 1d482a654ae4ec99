import { expect, test } from 'vitest'
import { withoutMarks } from '../../../contract/markdown/withoutMarks.ts'

test.each([
  ['**Send** your _passport_ to us', 'Send your passport to us'],
  ['## What you do\n- Build sets\n2. Paint them', 'What you do\nBuild sets\nPaint them'],
  ['Read [our page](https://example.com/a) first', 'Read our page first'],
  ['Write to jobs_here@example.com', 'Write to jobs_here@example.com'],
  ['5 \\* 3, a-b, 10 - 12', '5 * 3, a-b, 10 - 12'],
  ['See [our page](', 'See our page'],
])('A quotation without Markdown reads nearly as it is displayed: %j', (markdown, words) => {
  expect(withoutMarks(markdown)).toBe(words)
})
