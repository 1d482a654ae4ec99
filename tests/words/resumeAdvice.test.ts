import { expect, test } from 'vitest'
import { adviceOn, adviceOnPages } from '../../src/words/resumes/advice.ts'

const now = Date.UTC(2026, 2, 16)
const basics = { name: 'A', email: 'a@b.example', phone: '1', location: { city: 'Leeds' } }
const work = (startDate: string, endDate?: string, highlights: string[] = ['Built it']) => ({
  position: startDate,
  startDate,
  ...(endDate && { endDate }),
  highlights,
})

const others = { education: [{ institution: 'Aire College' }], skills: [{ name: 'Joinery' }] }

const fields = (items: ReturnType<typeof work>[]) =>
  adviceOn({ basics, work: items, ...others }, now).map(({ field }) => field)

test('a resume without weaknesses gets no advice', () => {
  expect(fields([work('2021-03'), work('2018-08', '2021-02')])).toEqual([])
})

test('missing contact data and sections are named, each with its field', () => {
  expect(adviceOn({}, now).map(({ field }) => field)).toEqual([
    'basics.name',
    'basics.email',
    'basics.phone',
    'basics.location.city',
    'sections.work',
    'sections.education',
    'sections.skills',
  ])
})

test('dates that leave a gap, overlap, run backwards or lie in the future are named', () => {
  expect(fields([work('2021-03'), work('2018-08', '2020-02')])).toEqual(['work.0.startDate'])
  expect(fields([work('2021-03'), work('2018-08', '2021-09')])).toEqual(['work.0.startDate'])
  expect(fields([work('2021-03', '2020-01')])).toEqual(['work.0.endDate'])
  expect(fields([work('2027-01', '2028-01')])).toEqual(['work.0.startDate'])
})

test('weak beginnings and empty entries are named', () => {
  expect(fields([work('2021-03', undefined, ['Responsible for it'])])).toEqual(['work.0.highlights'])
  expect(fields([work('2021-03', undefined, [])])).toEqual(['work.0.highlights'])
})

test('letters that cannot be printed are named at their field', () => {
  const [hint] = adviceOn({ basics: { ...basics, name: 'Ada ᚠ' }, work: [work('2021-03')] }, now)
  expect(hint).toEqual({
    field: 'basics.name',
    text: 'These characters can’t be printed: ᚠ. The PDF shows � instead. Write them in another script.',
  })
})

test('awards, certificates and publications without a date are named', () => {
  const document = {
    ...others,
    basics,
    work: [work('2021-03')],
    awards: [{ title: 'First prize' }, { title: 'Second prize', date: '2020' }],
    certificates: [{ name: 'First aid' }],
    publications: [{ name: 'On joints' }],
  }
  expect(adviceOn(document, now).map(({ field }) => field)).toEqual([
    'awards.0.date',
    'certificates.0.date',
    'publications.0.releaseDate',
  ])
})

const mark = (page: number, path: string) => ({ page, path })

const on = (...paths: readonly string[]) =>
  adviceOnPages({
    pages: [{}, {}],
    marks: [mark(0, 'work.0.position'), ...paths.map((path) => mark(1, path))],
  }).map(({ field }) => field)

test('a last page with a single entry is named, and one with two entries is not', () => {
  expect(on('sections.references', 'references.0.name', 'references.0.reference')).toEqual([
    'references.0.name',
  ])
  expect(on('references.0.name', 'references.1.name')).toEqual([])
  expect(adviceOnPages(undefined)).toEqual([])
})
