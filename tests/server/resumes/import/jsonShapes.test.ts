import { describe, expect, test } from 'vitest'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { readCase, readJson } from '../../support/resumes/cases.ts'

const person = { name: 'Ada Muster', email: 'ada@example.org' }

describe('Other shapes', () => {
  test.each([
    [
      { skills: [{ name: 'Wood', keywords: 'turning, carving (by hand, too)' }] },
      { skills: [{ name: 'Wood', keywords: ['turning', 'carving (by hand, too)'] }] },
    ],
    [{ skills: ['Turning', 'Carving'] }, { skills: [{ name: 'Turning' }, { name: 'Carving' }] }],
    [{ skills: 'Turning, Carving' }, { skills: [{ name: 'Turning' }, { name: 'Carving' }] }],
    [{ skills: { Tools: ['saw', 'plane'] } }, { skills: [{ name: 'Tools', keywords: ['saw', 'plane'] }] }],
    [{ languages: { German: 'native' } }, { languages: [{ language: 'German', fluency: 'native' }] }],
    [{ languages: ['German'] }, { languages: [{ language: 'German' }] }],
    [
      { work: [{ highlights: [{ text: 'Stairs' }, { title: 'Doors', text: 'twelve' }] }] },
      { work: [{ highlights: ['Stairs', 'Doors: twelve'] }] },
    ],
    [{ work: [{ highlights: '- Stairs\n- Doors' }] }, { work: [{ highlights: ['Stairs', 'Doors'] }] }],
    [{ work: [{ location: { city: 'Berlin', countryCode: 'DE' } }] }, { work: [{ location: 'Berlin, DE' }] }],
    [{ work: { name: 'Larch Works' } }, { work: [{ name: 'Larch Works' }] }],
    [
      { basics: { location: 'Berlin, Germany' } },
      { basics: { location: { city: 'Berlin', region: 'Germany' } } },
    ],
    [{ basics: { phone: 4930000000 } }, { basics: { phone: '4930000000' } }],
    [
      { basics: { profiles: { github: 'ada' } } },
      { basics: { profiles: [{ network: 'github', username: 'ada' }] } },
    ],
    [{ basics: { summary: ['One.', 'Two.'] } }, { basics: { summary: 'One.\nTwo.' } }],
    [{ summary: 'Builds.', basics: person }, { basics: { ...person, summary: 'Builds.' } }],
    [
      { name: 'Ada', title: 'Carpenter', experience: [{ title: 'Helper' }] },
      { basics: { name: 'Ada', label: 'Carpenter' }, work: [{ position: 'Helper' }] },
    ],
    [{ references: ['Precise.'] }, { references: [{ reference: 'Precise.' }] }],
  ])('%j is read', async (written, document) => {
    const read = await readJson(written)
    expect([read.document, read.leftover, read.unknown]).toEqual([document, [], []])
  })

  test('Of a text in several languages one is imported, and the others are left over', async () => {
    const read = await readJson({
      basics: { name: 'Ada', label: { de: 'Zimmerin', en: 'Carpenter' } },
      work: { de: [{ name: 'Lärche' }], en: [{ name: 'Larch' }] },
    })
    expect(read.document).toEqual({ basics: { name: 'Ada', label: 'Carpenter' }, work: [{ name: 'Larch' }] })
    expect(read.leftover).toEqual([
      { text: 'Zimmerin', place: null, field: 'basics.label.de' },
      { text: 'Lärche', place: null, field: 'work.de' },
    ])
  })

  test.each([
    [{ resume: { basics: person } }],
    [[{ basics: person }]],
    [{ data: { cv: { basics: person } } }],
  ])('A resume within something else is found: %j', async (written) => {
    expect((await readJson(written)).document).toEqual({ basics: person })
  })

  test('Content next to a wrapped resume is left over', async () => {
    const read = await readJson({ owner: 'Bo', resume: { basics: person } })
    expect(read.leftover).toEqual([{ text: 'Bo', place: null, field: 'owner' }])
  })
})

describe('Encodings and mistakes', () => {
  const text = '{"basics": {"name": "Ada Müller"}}'
  test.each<[string, Uint8Array]>([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['JSON with comments', Buffer.from(`// mine\n${text.replace('{"name', '{ /* who */ "name')}`)],
    ['JSON with a comma too much', Buffer.from(text.replace('}}', ',},}'))],
    ['JSON with a comma too few', Buffer.from('{"basics": {"name": "Ada Müller" "label": ""}}')],
  ])('%s is read', async (_, content) => {
    expect((await readFile(content)).document.basics?.name).toBe('Ada Müller')
  })

  test.each([
    ['{"basics": {"name": "Ada', 'brokenJson'],
    ['{"a": 1}', 'noResume'],
    ['[]', 'noResume'],
    ['[1, 2]', 'noResume'],
    ['null', 'unknownKind'],
    ['<html>', 'unknownKind'],
    ['', 'unknownKind'],
    ['['.repeat(100_000), 'brokenJson'],
  ])('%s is refused with a reason', async (content, reason) => {
    await expect(readJson(content)).rejects.toThrow(reason)
  })
})

test.each([
  'json/script-hebrew.json',
  'json/markdown.json',
  'json/same-year.json',
  'json/date-null-end.json',
])('Nothing of %s is left over', async (name) => {
  const read = await readCase(name)
  expect([read.leftover, read.unknown]).toEqual([[], []])
})
