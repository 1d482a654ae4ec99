import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { markdownSchema, plainText, type Inline, type Markdown } from '../../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'

const paragraph = (...of: Inline[]) => ({ kind: 'paragraph', of }) as const

describe('A text in Markdown', () => {
  test('has paragraphs, headings of one level, lists, marks, links and line breaks', () => {
    expect(
      parseMarkdown(
        '## The *team*\n\nFour **people**,\none [shop](https://shop.example/a?b=1).\n\n- planks\n- nails\n  1. long\n\n3. third',
      ),
    ).toEqual([
      { kind: 'heading', of: ['The ', { kind: 'emphasis', of: ['team'] }] },
      paragraph(
        'Four ',
        { kind: 'strong', of: ['people'] },
        ',',
        { kind: 'break' },
        'one ',
        {
          kind: 'link',
          href: 'https://shop.example/a?b=1',
          of: ['shop'],
        },
        '.',
      ),
      {
        kind: 'list',
        first: null,
        items: [
          [paragraph('planks')],
          [paragraph('nails'), { kind: 'list', first: 1, items: [[paragraph('long')]] }],
        ],
      },
      { kind: 'list', first: 3, items: [[paragraph('third')]] },
    ])
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '[press](JaVaScRiPt:alert(1))',
    '[press](data:text/html,hello)',
    '[press](vbscript:x)',
    '[press](//elsewhere.example)',
    '[press](/candidate/logout)',
    '> said',
    '`code`',
    '| a | b |',
    'https://bare.example',
    '<https://angles.example>',
  ])('leaves %s as typed', (typed) => {
    expect(parseMarkdown(typed)).toEqual([paragraph(typed)])
  })

  test('has no images, but links to them', () => {
    expect(parseMarkdown('![a cat](https://cats.example/1.png)')).toEqual([
      paragraph('!', { kind: 'link', href: 'https://cats.example/1.png', of: ['a cat'] }),
    ])
  })

  test('is empty for an empty text', () => {
    expect(parseMarkdown(' \n\n ')).toEqual([])
  })

  test('loses NUL characters', () => {
    expect(parseMarkdown('a\0b')).toEqual([paragraph('a\uFFFDb')])
  })

  test.each([
    ['lists on one line', '- '.repeat(5_000)],
    ['numbered lists on one line', '1. '.repeat(5_000)],
    ['marks', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
    ['marks of both kinds', `${'*_'.repeat(5_000)}a${'_*'.repeat(5_000)}`],
    ['marks that nobody closes', '**a_'.repeat(5_000)],
    ['brackets', '['.repeat(20_000)],
    ['links within links', '[a]('.repeat(5_000)],
    ['quotations', '> '.repeat(10_000)],
  ])('can nest %s thousands of times', (_, typed) => {
    const read = parseMarkdown(typed)
    expect(v.parse(markdownSchema, read)).toEqual(read)
    expect(depthOf(JSON.parse(JSON.stringify(read)))).toBeLessThan(100)
  })

  test('is always parsed to a tree that a page accepts, with safe links only', () => {
    const pieces = [
      '*',
      '_',
      '**',
      '[a](',
      'javascript:',
      'https://a.example',
      ')',
      '- ',
      '1. ',
      '# ',
      '\n',
      '\n\n',
    ]
    const texts = array(oneof(constantFrom(...pieces), string())).map((parts) => parts.join(''))
    assert(
      property(texts, (typed) => {
        const read = parseMarkdown(typed)
        expect(v.parse(markdownSchema, read)).toEqual(read)
      }),
    )
  })

  test('has the same words without its marks, with a line for each item', () => {
    const text: Markdown = parseMarkdown(
      '# Team\n\nFour **people**,\nwho [build](https://a.example)\n\n- one\n- two',
    )
    expect(plainText(text)).toBe('Team\n\nFour people,\nwho build\n\none\ntwo')
  })

  test('is refused by a page if a link in it could run a script', () => {
    const wrong = [paragraph({ kind: 'link', href: 'javascript:alert(1)', of: ['press'] })]
    expect(v.safeParse(markdownSchema, wrong).success).toBe(false)
  })
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each)))
    : 0
