import { assert, property } from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { markdownOf, plainTextOf } from '../../../contract/resumes/export.ts'
import { printedOf } from '../../../contract/resumes/printed.ts'
import { documents, looks } from '../../server/support/resumes/documents.ts'
import { full } from '../../server/support/resumes/samples.ts'

test.each(['en-ab-cd', 'de-1996-1996'])(
  'A resume with an invalid language can still be read: %s',
  (language) => {
    const work = [{ position: 'Analyst', startDate: '1842-02', endDate: '1843-03' }]
    const document = v.parse(resumeDocument, { work, meta: { jobgrove: { language } } })

    expect(plainTextOf(document)).toMatch(/1842 – .*1843/)
  },
)

test.each([
  ['en', 'SKILLS', 'FINDINGS'],
  ['en-ab-cd', 'SKILLS', 'FINDINGS'],
  // There are no Azerbaijani words of ours, so headings are English, while the candidate's texts are
  // Azerbaijani.
  ['az', 'SKILLS', 'FİNDİNGS'],
  ['tr', 'BECERİLER', 'FİNDİNGS'],
])(
  'A plain text is capitalized by the rules of its language, also in a Turkish browser: %s',
  (language, ours, own) => {
    const sections = [{ key: 'work', title: 'Findings' }]
    const document = v.parse(resumeDocument, {
      work: [{ position: 'Analyst' }],
      skills: [{ name: 'Programs' }],
      meta: { jobgrove: { language, sections } },
    })
    const upper = vi.spyOn(String.prototype, 'toLocaleUpperCase')
    upper.mockImplementation(function (this: string, locales?: Intl.LocalesArgument) {
      return ['az', 'tr'].includes(new Intl.Locale([locales ?? 'tr'].flat()[0] ?? 'tr').language)
        ? this.replaceAll('i', 'İ').toUpperCase()
        : this.toUpperCase()
    })
    try {
      const lines = plainTextOf(document).split('\n')
      expect(lines).toContain(ours)
      expect(lines).toContain(own)
    } finally {
      upper.mockRestore()
    }
  },
)

test('a resume is written as a plain text, and as Markdown', () => {
  const document = {
    basics: { name: 'Ada *Byron*', label: 'Analyst', email: 'ada@example.com' },
    work: [{ position: 'Analyst', name: 'Works', startDate: '1842', highlights: ['1. Wrote', '# Read'] }],
    skills: [{ name: 'Programs', level: 'Master', keywords: ['loops', 'tables'] }],
  }

  expect(plainTextOf(document)).toBe(
    `Ada *Byron*

Analyst

ada@example.com

EXPERIENCE

Analyst

1842 – Present

Works

- 1. Wrote
- # Read

SKILLS

Programs (Master): loops, tables
`,
  )
  expect(markdownOf(document)).toBe(
    `# Ada \\*Byron\\*

**Analyst**

ada@example.com

## Experience

### Analyst

1842 – Present

Works

- 1\\. Wrote
- \\# Read

## Skills

**Programs** (Master): loops, tables
`,
  )
})

test('An export has everything that is printed and nothing that is hidden.', () => {
  assert(
    property(documents, looks, (said, look) => {
      const document = v.parse(resumeDocument, { ...said, meta: { jobgrove: look } })
      const text = plainTextOf(document)
      for (const { items } of printedOf(document).sections) {
        for (const { bullets, line, paragraphs, sub, title } of items) {
          for (const run of [...line, ...title, ...sub, ...paragraphs, ...bullets])
            expect(text).toContain(run.text)
        }
      }
    }),
    { seed: 18 },
  )
  const hidden = v.parse(resumeDocument, { ...full, meta: { jobgrove: { hidden: ['work/1'] } } })
  expect(plainTextOf(hidden)).not.toContain('Pupil')
  expect(markdownOf(hidden)).not.toContain('Pupil')
})
