import { describe, expect, test } from 'vitest'
import { asJson } from '../../../../contract/resumes/editing.ts'
import { full } from '../../support/resumes/samples.ts'
import { readCase, readJson } from '../../support/resumes/cases.ts'

const person = { name: 'Ada Muster', email: 'ada@example.org' }

test('A JSON Resume is imported unchanged, with fields that the format does not define', async () => {
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

  test('A field under two names keeps both texts, and the second one is listed', async () => {
    const { document, unknown } = await readJson({
      basics: person,
      work: [{ name: 'Larch Works', company: 'Fir Works' }],
    })
    expect(document.work).toEqual([{ name: 'Larch Works', company: 'Fir Works' }])
    expect(unknown).toEqual([{ field: 'work.0.company', text: 'Fir Works' }])
  })

  test('Fields that no version defines are listed with their text at any depth', async () => {
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

  test('Content nested deeper than a resume allows is left over as text.', async () => {
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
    '%j as an end means that the entry is current',
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
    '%s stays visible as it was written',
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

  test('Very many fields that do not fit are left over one by one', async () => {
    const long = 'x'.repeat(500)
    const work = Array.from({ length: 90 }, () => ({ name: long, position: 'Cook', location: long }))
    const { document, leftover } = await readJson({ basics: person, work })
    expect(document.work).toEqual(work.map(() => ({ position: 'Cook' })))
    expect(leftover).toHaveLength(180)
  })

  test('More than a resume can hold is refused', async () => {
    const texts = Array.from({ length: 2_000 }, () => 'x'.repeat(1_000))
    await expect(readJson({ basics: person, extra: texts })).rejects.toThrow('tooMuch')
  })
})
