import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOf } from '../../../contract/markdown/html.ts'
import { plainText } from '../../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'

test('Markdown becomes HTML elements without attributes and without links.', () => {
  const text = parseMarkdown(
    '## The *team*\n\nFour **people**,\none [shop](https://shop.example).\n\n- planks\n- nails\n  1. long\n\n3. third',
  )
  expect(htmlOf(text)).toBe(
    '<h3>The <em>team</em></h3><p>Four <strong>people</strong>,<br>one shop.</p>' +
      '<ul><li><p>planks</p></li><li><p>nails</p><ol><li><p>long</p></li></ol></li></ul>' +
      '<ol start="3"><li><p>third</p></li></ol>',
  )
})

test('Typed HTML stays text and reads the same.', () => {
  const pieces = [
    '*',
    '**',
    '[a](https://a.example)',
    '- ',
    '3. ',
    '# ',
    '\n\n',
    '<b>',
    '</p>',
    '&lt;',
    '&',
    '"',
  ]
  const texts = array(oneof(constantFrom(...pieces), string())).map((parts) => parts.join(''))
  assert(
    property(texts, (typed) => {
      const read = parseMarkdown(typed)
      const words = htmlOf(read).replaceAll(/<\/?(?:h3|p|ul|ol|li|strong|em|br)>|<ol start="\d+">/g, '')
      expect(words).not.toMatch(/[<>]/)
      expect(bare(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))).toBe(
        bare(plainText(read)),
      )
    }),
  )
})

/** Removes white space, because plain text separates with it what HTML separates with elements. */
const bare = (text: string) => text.replaceAll(/\s+/g, '')
