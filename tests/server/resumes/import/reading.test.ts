import { describe, expect, test } from 'vitest'
import type { ImportedResume } from '../../../../contract/resumes/imported.ts'
import { lookOf } from '../../../../contract/resumes/printed.ts'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { readPdf } from '../../../../server/resumes/import/pdf.ts'
import { datedIn } from '../../../../server/resumes/reading/dates.ts'
import { headingIn } from '../../../../server/resumes/reading/headings.ts'
import { folded, textOf } from '../../../../server/resumes/reading/line.ts'
import { bullet, docx, linkedInExport, p, wordDocument } from '../../support/resumes/packed.ts'
import * as sheets from '../../support/resumes/sheets.ts'
import { typst } from '../../support/resumes/typst.ts'

const placeOf = ({ found }: ImportedResume, path: string) => found.find((each) => each.path === path)?.place
const listIn = ({ document }: ImportedResume, key: 'work' | 'education' | 'skills' | 'languages') =>
  document[key]

describe('a PDF', () => {
  test('in one column is read with its bullets, its dates and a custom section', async () => {
    const read = await readFile(typst(sheets.english))

    expect(lookOf(read.document).language).toBe('en')
    expect(read.document.basics).toMatchObject({
      name: 'Mina Okafor',
      label: 'Stage and bench carpenter',
      email: 'mina.okafor@mail.example',
      phone: '+44 113 555 0142',
      location: { city: 'Leeds', region: 'United Kingdom' },
      profiles: [{ network: 'LinkedIn', username: 'mina-okafor' }],
    })
    expect(listIn(read, 'work')).toEqual([
      {
        position: 'Head carpenter',
        name: 'Larkspur Joinery',
        location: 'Leeds',
        startDate: '2021-03',
        highlights: [
          expect.stringMatching(/^Led a crew .* that others use now$/),
          'Cut offcut waste by a third',
        ],
      },
      {
        position: 'Carpenter',
        name: 'Quayside Studios',
        location: 'Hull',
        startDate: '2018-08',
        endDate: '2021-02',
        highlights: ['Built sets for six series, from drawing to strike'],
      },
    ])
    expect(listIn(read, 'education')).toMatchObject([
      {
        institution: 'Aire College',
        area: 'Bench joinery',
        studyType: 'Diploma',
        startDate: '2016',
        endDate: '2018',
      },
    ])
    expect(listIn(read, 'skills')?.[1]).toEqual({ name: 'Software', keywords: ['SketchUp', 'AutoCAD'] })
    expect(listIn(read, 'languages')?.[2]).toEqual({ language: 'French', fluency: 'basic' })
    expect(read.document.meta?.jobgrove?.custom['own-1']?.[0]?.summary).toMatch(/^Three hives/)
    expect(placeOf(read, 'work.1')).toEqual({ page: 1, file: null, from: 13, to: 15 })
    expect(read.leftover).toEqual([])
  })

  test('with its dates in a separate column is read in German; content without a field is left over', async () => {
    const read = await readFile(typst(sheets.german))

    expect(lookOf(read.document).language).toBe('de')
    expect(read.document.basics).toMatchObject({
      name: 'Jonas Weidenfeller',
      phone: '0221 5550 147',
      location: { address: 'Lindenweg 4', postalCode: '50667', city: 'Köln' },
    })
    expect(listIn(read, 'work')).toMatchObject([
      {
        position: 'Softwareentwickler',
        name: 'Rheinwerk Systeme GmbH',
        location: 'Köln',
        startDate: '2019-03',
      },
      { position: 'Werkstudent', name: 'Dombau Software AG', startDate: '2015-10', endDate: '2019-02' },
    ])
    expect(listIn(read, 'languages')).toEqual([
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'verhandlungssicher' },
    ])
    expect(read.leftover.map(({ text }) => text)).toEqual(['Geburtsdatum · 12.04.1991'])
  })

  test('in two columns is read column by column, in French', async () => {
    const read = await readFile(typst(sheets.french))

    expect(lookOf(read.document).language).toBe('fr')
    expect(read.document.basics).toMatchObject({ name: 'Camille Aubernon', label: 'Comptable confirmée' })
    expect(listIn(read, 'work')).toMatchObject([
      { position: 'Comptable générale', name: 'Cabinet Valmorin', location: 'Lyon', startDate: '2020-01' },
      {
        position: 'Assistante comptable',
        endDate: '2019-12',
        summary: 'Saisie des factures et relance des clients.',
      },
    ])
    expect(listIn(read, 'skills')?.map(({ name }) => name)).toEqual([
      'Comptabilité générale',
      'Sage 100',
      'Excel avancé',
    ])
  })

  test('of headings only is read in Spanish', async () => {
    const read = await readFile(typst(sheets.spanish))

    expect(listIn(read, 'work')).toMatchObject([
      { position: 'Diseñadora gráfica', name: 'Estudio Azahar', startDate: '2019-01' },
      { position: 'Becaria', name: 'Imprenta Giralda', endDate: '2018-12' },
    ])
    expect(listIn(read, 'education')).toMatchObject([
      { studyType: 'Grado', area: 'Bellas Artes', institution: 'Universidad de Sevilla' },
    ])
  })

  test('from LinkedIn has the employer above the position', async () => {
    const read = await readFile(typst(sheets.linkedInPdf))

    expect(read.document.basics).toMatchObject({ name: 'Tariq Alsalem', url: 'tariq.example' })
    expect(listIn(read, 'work')).toMatchObject([
      { name: 'Northgate Freight', position: 'Senior Logistics Planner', startDate: '2020-01' },
      { name: 'Harbour Lines', position: 'Planner', location: 'Antwerp, Belgium', endDate: '2019-12' },
    ])
  })

  test.each(Object.entries(sheets))('loses no word: %s', async (_, source) => {
    const pdf = typst(source)
    const { lines } = await readPdf(pdf)
    const { document, leftover } = await readFile(pdf)

    const kept = folded(JSON.stringify([document, leftover]))
    const dates =
      /^(?:\d+|present|heute|depuis|actualidad|years?|months?|de|[a-z]{3,9}t?|dec|enero|junio|diciembre|janvier)$/
    const lost = lines
      .filter((line) => headingIn(textOf(line)) === undefined)
      .flatMap((line) => {
        const dated = line.parts.some((part) => datedIn(part))
        return folded(textOf(line))
          .split(' ')
          .filter((word) => !kept.includes(word) && !(dated && dates.test(word)))
      })
    // Labels are not lost, because the imported field replaces them.
    expect(
      lost.filter((word) => !/^(?:name|anschrift|telefon|e|mail|linkedin|portfolio)$/.test(word)),
    ).toEqual([])
  })
})

describe('a Word document', () => {
  test('is read by its headings, tabs, lists, tables and links', async () => {
    const read = await readFile(wordDocument())

    expect(read.kind).toBe('docx')
    expect(read.document.basics).toMatchObject({
      name: 'Noor Veldkamp',
      label: 'Warehouse team lead',
      email: 'noor.veldkamp@mail.example',
      phone: '+31 6 5555 0142',
      profiles: [{ network: 'GitHub', username: 'noor-veldkamp', url: 'https://github.com/noor-veldkamp' }],
      summary: 'Leads night shifts, and makes sure that nobody lifts alone.',
    })
    expect(listIn(read, 'work')).toEqual([
      {
        position: 'Team lead',
        name: 'Kade Logistics',
        startDate: '2020-04',
        highlights: ['Leads twelve people over three docks', 'Wrote the plan of the new hall'],
      },
      {
        position: 'Picker',
        name: 'Polder Foods',
        startDate: '2017-05',
        endDate: '2020-03',
        summary: 'Picked orders for two hundred shops.',
      },
    ])
    expect(listIn(read, 'education')).toMatchObject([
      { studyType: 'Diploma Logistics', institution: 'Merwede College', startDate: '2013', endDate: '2016' },
      { institution: 'Forklift certificate', endDate: '2012' },
    ])
    expect(read.document.meta?.jobgrove?.sections.at(-1)).toMatchObject({ key: 'own-1', title: 'Choir' })
    expect(placeOf(read, 'basics.email')).toEqual({ page: null, file: null, from: 3, to: 3 })
  })

  test('of ten thousand items, or with a text longer than its field, is divided into what fits and what is left over', async () => {
    const many = docx([
      p('Skills', { style: 'berschrift1' }),
      ...Array.from({ length: 300 }, (_, at) => bullet(`Skill ${at}`)),
    ])
    const read = await readFile(many)
    expect(listIn(read, 'skills')).toHaveLength(100)
    expect(read.leftover.map(({ text }) => text).join('\n')).toContain('Skill 299')

    const long = docx([
      p('Work', { style: 'berschrift1' }),
      p('Cook, Inn\t2019 – 2020'),
      bullet('x'.repeat(5_000)),
    ])
    const cut = await readFile(long)
    expect(cut.leftover.map(({ text }) => text)).toEqual(['x'.repeat(5_000)])
    expect(cut.document.work).toMatchObject([{ position: 'Cook', name: 'Inn' }])
  })
})

test('an export of LinkedIn is read table by table; content without a field is left over, and the birthday is dropped', async () => {
  const read = await readFile(linkedInExport())

  expect(read.kind).toBe('linkedin')
  expect(read.document.basics).toEqual({
    name: 'Tariq Alsalem',
    label: 'Logistics planner',
    email: 'tariq@mail.example',
    url: 'https://tariq.example',
    location: { city: 'Rotterdam', region: 'Netherlands' },
    profiles: [{ network: 'GitHub', username: 'tariq', url: 'https://github.com/tariq' }],
    summary: 'Plans, and drives.\nSince 2016.',
  })
  expect(listIn(read, 'work')).toEqual([
    {
      name: 'Northgate Freight',
      position: 'Senior Planner',
      location: 'Rotterdam',
      startDate: '2020-01',
      summary: 'Plans "night" routes',
    },
    {
      name: 'Harbour Lines',
      position: 'Planner',
      location: 'Antwerp',
      startDate: '2016-06',
      endDate: '2019-12',
    },
  ])
  expect(read.document.certificates).toEqual([{ name: 'Planner', issuer: 'Board', date: '2018-05' }])
  expect(read.leftover.map(({ text }) => text)).toEqual(['Industry: Logistics', 'License Number: 77-B'])
  expect(placeOf(read, 'work.1')).toEqual({ page: null, file: 'Positions.csv', from: 3, to: 3 })
  expect(JSON.stringify(read)).not.toContain('Jan 5')
})
