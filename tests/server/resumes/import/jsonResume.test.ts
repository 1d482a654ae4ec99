import { describe, expect, test } from 'vitest'
import { asJson } from '../../../../contract/resumes/editing.ts'
import { full } from '../../support/resumes/samples.ts'
import { readCase, readJson } from '../../support/resumes/cases.ts'

const person = { name: 'Ada Muster', email: 'ada@example.org' }

test('A JSON Resume comes back as it was, with what the format does not name', async () => {
  const written = { ...full, hobbies: ['wood'], meta: { version: 'v1.0.0', theme: 'even' } }
  const read = await readJson(asJson(written))

  expect(read.document).toEqual(written)
  expect(read.found.slice(0, 2)).toEqual([
    { path: 'basics.name', place: null },
    { path: 'basics.label', place: null },
  ])
  expect(read.leftover).toEqual([])
  expect(read.unknown).toEqual([{ field: 'hobbies', text: 'wood' }])
})

describe('Names of older versions and other programs', () => {
  test('A resume of version 0 keeps its employers, links, picture, grades and levels', async () => {
    const { document, leftover, unknown } = await readJson({
      basics: {
        ...person,
        website: 'https://ada.example',
        picture: 'https://ada.example/a.png',
        location: { zipCode: '10115', country: 'DE', state: 'Berlin' },
      },
      work: [
        {
          company: 'Larch Works',
          position: 'Carpenter',
          website: 'https://larch.example',
          start_date: '2015-01',
        },
      ],
      volunteer: [{ organization: 'Shed', website: 'https://shed.example' }],
      education: [{ institution: 'Wood School', gpa: 1.3 }],
      publications: [{ name: 'On stairs', website: 'https://stairs.example', date: '2014-10' }],
      languages: [{ name: 'German', level: 'native' }],
      projects: [{ title: 'Attic', summary: 'A new attic', technologies: 'saw, plane' }],
      references: [{ name: 'Bo', text: 'Precise.' }],
    })

    expect(document).toEqual({
      basics: {
        ...person,
        url: 'https://ada.example',
        image: 'https://ada.example/a.png',
        location: { postalCode: '10115', countryCode: 'DE', region: 'Berlin' },
      },
      work: [
        { name: 'Larch Works', position: 'Carpenter', url: 'https://larch.example', startDate: '2015-01' },
      ],
      volunteer: [{ organization: 'Shed', url: 'https://shed.example' }],
      education: [{ institution: 'Wood School', score: '1.3' }],
      publications: [{ name: 'On stairs', url: 'https://stairs.example', releaseDate: '2014-10' }],
      languages: [{ language: 'German', fluency: 'native' }],
      projects: [{ name: 'Attic', description: 'A new attic', keywords: ['saw', 'plane'] }],
      references: [{ name: 'Bo', reference: 'Precise.' }],
    })
    expect([leftover, unknown]).toEqual([[], []])
  })

  test('A field under two names keeps both texts: the second one is listed', async () => {
    const { document, unknown } = await readJson({
      basics: person,
      work: [{ name: 'Larch Works', company: 'Fir Works' }],
    })
    expect(document.work).toEqual([{ name: 'Larch Works', company: 'Fir Works' }])
    expect(unknown).toEqual([{ field: 'work.0.company', text: 'Fir Works' }])
  })

  test('Fields that no version has are listed with their text at any depth', async () => {
    const { document, unknown } = await readJson({
      basics: { ...person, pronouns: 'she' },
      work: [{ name: 'Larch Works', team: { size: 4, lead: 'Bo' } }],
    })
    expect(unknown).toEqual([
      { field: 'basics.pronouns', text: 'she' },
      { field: 'work.0.team', text: '4, Bo' },
    ])
    expect(document.work).toEqual([{ name: 'Larch Works', team: { size: 4, lead: 'Bo' } }])
  })

  test.each(['constructor', 'prototype', '__proto__'])(
    'A field called %s is shown with its text',
    async (key) => {
      const read = await readJson(
        `{"basics": {"name": "Ada", "${key}": "one"}, "${key}": ["two"], "work": [{"${key}": "three"}]}`,
      )
      expect(read.leftover.map(({ text }) => text).toSorted()).toEqual(['one', 'three', 'two'])
    },
  )

  test('What is nested deeper than a resume may be is left over as text', async () => {
    const deep = `${'{"held":'.repeat(3_000)}"bottom"${'}'.repeat(3_000)}`
    const read = await readJson(`{"basics": ${JSON.stringify(person)}, "extra": ${deep}}`)
    expect(read.leftover).toEqual([{ text: 'bottom', place: null, field: 'extra' }])
    expect(read.document).toEqual({ basics: person })
  })
})

describe('Dates', () => {
  test.each([
    ['Jan 2018', '2018-01'],
    ['01/2018', '2018-01'],
    ['2018/01', '2018-01'],
    ['2018-1', '2018-01'],
    ['2018-01-15T00:00:00.000Z', '2018-01-15'],
    ['2018-01-15 08:30:00', '2018-01-15'],
    ['15.01.2018', '2018-01-15'],
    ['2018-00-00', '2018'],
    ['2018-05-00', '2018-05'],
    ['Fall 2018', '2018'],
    ['2018年1月', '2018-01'],
    ['06/18', '2018-06'],
    ['1832', '1832'],
    [2018, '2018'],
    [1_515_974_400, '2018-01-15'],
    [1_515_974_400_000, '2018-01-15'],
    [{ year: 2018, month: 1 }, '2018-01'],
  ])('%j is read as %s', async (written, date) => {
    const { document, leftover } = await readJson({ work: [{ name: 'Larch Works', startDate: written }] })
    expect([document.work, leftover]).toEqual([[{ name: 'Larch Works', startDate: date }], []])
  })

  test.each(['Present', 'heute', 'atualmente', 'now', null, ''])(
    '%j as an end means that it still lasts',
    async (endDate) => {
      const { document, leftover } = await readJson({ work: [{ startDate: '2018', endDate }] })
      expect(document.work?.[0]?.endDate ?? '').toBe('')
      expect(leftover).toEqual([])
    },
  )

  test('A period in one field becomes a start and an end', async () => {
    const { document } = await readJson({
      work: [{ date: 'Jan 2018 – Sep 2019' }, { startDate: '2015 - 2017' }],
    })
    expect(document.work).toEqual([
      { startDate: '2018-01', endDate: '2019-09' },
      { startDate: '2015', endDate: '2017' },
    ])
  })

  test.each(['long ago', '2018-02-30', '03/04/2018', '2018-13'])(
    '%s stays shown as it was written',
    async (written) => {
      const { leftover } = await readJson({ work: [{ startDate: written }] })
      expect(leftover).toEqual([{ text: written, place: null, field: 'work.0.startDate' }])
    },
  )
})

describe('Limits', () => {
  test('A list that is too long keeps its first items, and the others are left over', async () => {
    const { document, leftover } = await readCase('json/many-publications.json')
    expect(document.publications).toHaveLength(100)
    const text = leftover.map((each) => each.text).join('\n')
    expect(text.split('\n')).toHaveLength(40)
    expect(text).toContain('Paper 140 · Wood Press · 2010')
  })

  test('Lists within an item keep their first lines, and the others are left over', async () => {
    const words = Array.from({ length: 80 }, (_, index) => `word ${index}`)
    const { document, leftover } = await readJson({
      skills: [{ name: 'Wood', keywords: words }],
      basics: { ...person, profiles: words.map((username) => ({ network: 'X', username })) },
    })
    expect(document.skills?.[0]?.keywords).toHaveLength(50)
    expect(document.basics?.profiles).toHaveLength(20)
    const text = leftover.map((each) => each.text).join('\n')
    expect(words.slice(50).every((word) => text.includes(word))).toBe(true)
  })

  test('A line that is too long is left over as a whole, and its neighbours stay', async () => {
    const long = 'x'.repeat(3_000)
    const { document, leftover } = await readJson({
      work: [{ position: long, highlights: ['a', long, 'b'], name: 'Inn' }],
    })
    expect(document.work).toEqual([{ name: 'Inn', highlights: ['a', 'b'] }])
    expect(leftover.map(({ field, text }) => [field, text.length])).toEqual([
      ['work.0.highlights.1', 3_000],
      ['work.0.position', 3_000],
    ])
  })

  test('More than a resume can hold is refused', async () => {
    const texts = Array.from({ length: 2_000 }, () => 'x'.repeat(1_000))
    await expect(readJson({ basics: person, extra: texts })).rejects.toThrow('tooMuch')
  })
})

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

  test('Of a text in several languages one is read, and the others are left over', async () => {
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

  test('What stands beside a wrapped resume is left over', async () => {
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
    const { readFile } = await import('../../../../server/resumes/import/readFile.ts')
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
    [`${'['.repeat(100_000)}`, 'brokenJson'],
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
