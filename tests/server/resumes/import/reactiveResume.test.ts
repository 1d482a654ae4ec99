import { expect, test } from 'vitest'
import { printedOf } from '../../../../contract/resumes/printed.ts'
import { reactive3 } from '../../support/resumes/reactive3.ts'
import { reactive4 } from '../../support/resumes/reactive4.ts'
import { readJson } from '../../support/resumes/cases.ts'

test('An export of Reactive Resume 4 is read with all its sections', async () => {
  const { document, leftover, unknown } = await readJson(reactive4)

  expect(document).toMatchObject({
    basics: {
      name: 'Ada Muster',
      label: 'Carpenter',
      url: 'https://ada.example',
      image: 'https://ada.example/a.jpg',
      summary: 'Builds stairs & doors.\nTeaches.',
      location: { city: 'Berlin', region: 'Germany' },
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    },
    work: [
      {
        name: 'Larch Works',
        position: 'Carpenter',
        location: 'Berlin',
        url: 'https://larch.example',
        startDate: '2018-03',
        summary: 'In a team of five.',
        highlights: ['Built stairs', 'Led two'],
      },
      { name: 'Fir Works', startDate: '2015', endDate: '2017' },
    ],
    education: [
      { institution: 'Wood School', score: '1.3', startDate: '2010', endDate: '2013', courses: ['Stairs'] },
    ],
    volunteer: [{ organization: 'Shed', startDate: '2014' }],
    awards: [{ title: 'Guild prize', awarder: 'Guild', date: '2019-06', summary: 'For stairs' }],
    certificates: [{ name: 'Safety', issuer: 'Guild', date: '2020-03', url: 'https://cert.example' }],
    publications: [{ name: 'On stairs', publisher: 'Wood Press', releaseDate: '2014-10' }],
    projects: [
      {
        name: 'Attic',
        description: 'A new attic',
        endDate: '2016',
        highlights: ['Insulated'],
        keywords: ['Wood'],
      },
    ],
    languages: [{ language: 'German', fluency: 'Native (5/5)' }],
    skills: [{ name: 'Turning', level: 'Advanced (4/5)', keywords: ['Oak'] }, { name: 'Carving' }],
    interests: [{ name: 'Music', keywords: ['Choir'] }],
    references: [{ name: 'Bo Muster', reference: 'Head of Larch Works\nPrecise.' }],
    meta: { jobgrove: { hidden: ['work/1'] } },
  })
  expect(leftover.map(({ text }) => text).toSorted()).toEqual([
    'Ask for more pay',
    'Bonn',
    'Driving licence: B',
    'My page',
    'Two days',
  ])
  expect(unknown).toEqual([])

  const { sections } = printedOf(document)
  expect(sections.map(({ heading }) => heading.text)).toContain('Where I worked')
  expect(sections.some(({ key }) => key === 'volunteer')).toBe(false)
  expect(sections.find(({ heading }) => heading.text === 'Talks')?.items).toMatchObject([
    {
      title: [{ text: 'Doors' }],
      sub: [{ text: 'Fair of Leeds, Leeds' }],
      paragraphs: [{ text: 'About doors' }],
      bullets: [{ text: 'Oak' }],
    },
  ])
})

test('An export of Reactive Resume 3 is read with all its sections', async () => {
  const { document, leftover } = await readJson(reactive3)

  expect(document).toMatchObject({
    basics: {
      name: 'Ada Muster',
      label: 'Carpenter',
      url: 'https://ada.example',
      summary: 'Builds **stairs**.',
      location: { address: 'Lindenweg 4', postalCode: '10115', city: 'Berlin', countryCode: 'Germany' },
      profiles: [{ network: 'GitHub', username: 'ada' }],
    },
    work: [
      {
        name: 'Larch Works',
        position: 'Carpenter',
        startDate: '2018-03-01',
        summary: 'In a team.',
        highlights: ['Built stairs', 'Led two'],
      },
    ],
    education: [
      {
        institution: 'Wood School',
        studyType: 'Diploma',
        area: 'Joinery',
        startDate: '2010',
        endDate: '2013',
        courses: ['Stairs'],
      },
    ],
    skills: [{ name: 'Turning', level: 'Advanced (8/10)', keywords: ['Oak'] }],
    references: [{ name: 'Bo Muster', reference: 'Precise.' }],
    meta: {
      jobgrove: {
        custom: {
          'own-1': [{ name: 'Doors', subtitle: 'Leeds', startDate: '2021', summary: 'About doors' }],
        },
      },
    },
  })
  expect(leftover.map(({ text }) => text).toSorted()).toEqual(['Head', 'bo@example.org'])
})
