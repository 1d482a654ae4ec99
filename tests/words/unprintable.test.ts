import { expect, test } from 'vitest'
import { unprintableIn, unprintableInLetter } from '../../contract/resumes/printing/printable.ts'
import { unprintableFields, unprintableInResume } from '../../contract/resumes/printing/unprintableFields.ts'
import { unprintableInWords } from '../../src/words/resumes/unprintable.ts'

test.each([
  ['Łódź, Ệ, Ελλάδα, Україна', []],
  ['山田花子 髙﨑, 김, 葛󠄀城', []],
  ['नमस्ते ক্ষ กรุงเทพฯ ខ្មែរ မြန်မာ አማርኛ ქართული', []],
  ['👩‍💻 ★ → ✔ ½ €', []],
  ['𝗦𝗲𝗻𝗶𝗼𝗿 ﬁ', []],
  ['བོད་ཡིག', ['བ', 'ོ', 'ད', '་', 'ཡ', 'ི', 'ག']],
  ['ᚠ and ᚠ', ['ᚠ']],
])('of %s cannot be printed: %j', (text, letters) => {
  expect(unprintableIn(text)).toEqual(letters)
})

test('line breaks and invisible characters do not count as letters', () => {
  expect(unprintableInLetter('Dear\u200b Ada,\r\n\n\tI \u202aam\u202c here.\u00ad')).toEqual([])
})

test('hidden content is not printed, and printed letters are named once, and found by their field', () => {
  const document = {
    basics: { name: 'ཀ', summary: 'ཀཁ\nཁ' },
    work: [{ position: 'Carpenter', highlights: ['Fine', 'ག'] }],
    skills: [{ name: 'ང' }],
    meta: {
      jobgrove: {
        template: 'plain' as const,
        accent: 'ink' as const,
        face: 'template' as const,
        size: 'normal' as const,
        spacing: 'normal' as const,
        pageSize: 'a4' as const,
        language: 'en',
        sections: [{ key: 'skills', title: null, isHidden: true }],
        hidden: [],
        custom: {},
      },
    },
  }
  expect(unprintableInResume(document)).toEqual(['ཀ', 'ཁ', 'ག'])
  expect(unprintableFields(document).map(({ path }) => path)).toEqual([
    'basics.name',
    'basics.summary',
    'basics.summary',
    'work.0.highlights.1',
  ])
})

test('a sentence names a dozen letters, combining marks on a base, and the number of others', () => {
  expect(unprintableInWords(['བ', 'ོ'])).toBe(
    'These characters can’t be printed: བ, ◌ོ. The PDF shows � instead. Write them in another script.',
  )
  const many = Array.from({ length: 15 }, (_, index) => String.fromCodePoint(0x16a0 + index))
  expect(unprintableInWords(many)).toContain(', ᚫ, and 3 more.')
})
