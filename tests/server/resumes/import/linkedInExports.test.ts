import { expect, test } from 'vitest'
import { lookOf } from '../../../../contract/resumes/printed.ts'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { readCase } from '../../support/resumes/cases.ts'
import { packed } from '../../support/resumes/packed.ts'

test('Every table of an export that belongs in a resume is kept', async () => {
  const { document, found } = await readCase('linkedin/honors-recs.zip')
  expect(document).toMatchObject({
    awards: [{ title: 'Guild Prize', date: '2019-06', summary: 'For stairs' }],
    references: [{ name: 'Bo Muster, Head, Larch Works', reference: 'Ada is precise.' }],
    volunteer: [{ organization: 'Shed Club', position: 'Helper', startDate: '2014-01' }],
    publications: [{ name: 'On Stairs', releaseDate: '2014-10-01' }],
    projects: [{ name: 'Attic', startDate: '2016-01', endDate: '2016-03' }],
  })
  const { custom, sections } = lookOf(document)
  const own = sections.filter(({ title }) => title !== null).map(({ key, title }) => [title, custom[key]])
  expect(own).toEqual([
    ['Courses', [{ name: 'Wood 101', subtitle: 'W1' }]],
    ['Organizations', [{ name: 'Guild', subtitle: 'Member', startDate: '2012' }]],
    ['Patents', [{ name: 'Stair hinge', subtitle: 'US1', endDate: '2019', summary: 'A hinge' }]],
  ])
  expect(found.find(({ path }) => path === 'custom.own-3.0')?.place?.file).toBe('Patents.csv')
})

test.each(['basic', 'bom-crlf', 'notes-preamble', 'honors-recs'])(
  '%s.zip keeps its positions',
  async (name) => {
    const { document } = await readCase(`linkedin/${name}.zip`)
    expect(document.work).toMatchObject([
      { name: 'Larch Works', position: 'Carpenter', startDate: '2018-01' },
      { name: 'Fir Works', position: 'Helper', startDate: '2015-09', endDate: '2017-12' },
    ])
  },
)

const dates = async (name: string) =>
  (await readCase(name)).document.work?.map(({ endDate, startDate }) => [startDate, endDate])

test('Months in other languages are read', async () => {
  expect(await dates('linkedin/pt-it-months.zip')).toEqual([
    ['2018-02', undefined],
    ['2015-09', '2017-12'],
    ['2012-01', '2014-05'],
    ['2009-05', '2011-02'],
  ])
  expect(await dates('linkedin/de-months.zip')).toEqual([
    ['2018-03', undefined],
    ['2015-10', '2017-12'],
  ])
})

const positions = (rows: string) =>
  packed({ 'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On\n${rows}` })

test('A numeric date has its month first, and an unreadable one is left over with its column', async () => {
  const { document, leftover } = await readFile(positions('Larch,Carpenter,,,9/1/15,some day\n'))
  expect(document.work).toEqual([{ name: 'Larch', position: 'Carpenter', startDate: '2015-09-01' }])
  expect(leftover.map(({ text }) => text)).toEqual(['Finished On: some day'])
})

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'only one table',
    {
      'Education.csv':
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nWood School,2010,2013,,Diploma,\n',
    },
  ],
  [
    'other capitals and folders',
    { 'x/EDUCATION.CSV': 'school name,start date,end date,degree name\nWood School,2010,2013,Diploma\n' },
  ],
  [
    'the number of a copy',
    { 'Education (1).csv': 'School Name,Start Date,End Date,Degree Name\nWood School,2010,2013,Diploma\n' },
  ],
  [
    'semicolons',
    { 'Education.csv': 'School Name;Start Date;End Date;Degree Name\nWood School;2010;2013;Diploma\n' },
  ],
])('An export with %s is read', async (_, files) => {
  const { document, kind } = await readFile(packed(files))
  expect([kind, document.education]).toEqual([
    'linkedin',
    [{ institution: 'Wood School', studyType: 'Diploma', startDate: '2010', endDate: '2013' }],
  ])
})

test('A ZIP whose tables have other columns is not an export', async () => {
  await expect(
    readFile(packed({ 'Skills.csv': 'a,b\n1,2\n', 'Positions.csv': 'x,y\n1,2\n' })),
  ).rejects.toThrow('otherZip')
})
