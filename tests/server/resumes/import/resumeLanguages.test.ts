import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionKeys } from '../../../../contract/resumes/look.ts'
import { printedWordsOf } from '../../../../contract/resumes/printedWords.ts'
import { datedIn } from '../../../../server/resumes/reading/dates.ts'
import { headingIn } from '../../../../server/resumes/reading/headings.ts'
import { headingLanguages } from '../../../../server/resumes/reading/headingLanguages.ts'
import { detectableLanguages } from '../../../../server/resumes/import/language.ts'
import { languages } from '../../../../src/words/resumes/look.ts'

const known = [...new Set([...Object.keys(languages), ...detectableLanguages])]

describe.each(known)('A resume in %s', (language) => {
  test('has headings that are read as its sections', () => {
    const { headings } = printedWordsOf(language)
    expect(sectionKeys.filter((key) => headingIn(headings[key]) !== key)).toEqual([])
    expect(headingLanguages(Object.values(headings))).toEqual([language])
  })

  test.each(['long', 'short'] as const)('has %s dates that are read as its own pages print them', (month) => {
    const format = new Intl.DateTimeFormat(language, {
      month,
      year: 'numeric',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    })
    const { present } = printedWordsOf(language)
    const read = Array.from({ length: 12 }, (_, index) => {
      const start = format.format(Date.UTC(2018, index, 1))
      const end = format.format(Date.UTC(2019, index, 1))
      const wanted = String(index + 1).padStart(2, '0')
      const range = datedIn(`${start} – ${end}`)
      const open = datedIn(`${start} – ${present}`)
      return range?.startDate === `2018-${wanted}` &&
        range.endDate === `2019-${wanted}` &&
        open?.startDate === `2018-${wanted}` &&
        open.endDate === undefined &&
        `${open.before}${open.after}${range.before}${range.after}` === ''
        ? undefined
        : start
    })
    expect(read.filter((wrong) => wrong !== undefined)).toEqual([])
  })
})

const rows = readFileSync(join(import.meta.dirname, '../cases/dates.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((row) => row !== '')
  .map((row) => row.split('\t'))
  .map(([text = '', start = '', end = '']) => [text, start, end] as const)

test.each([
  ...rows,
  ['2011-15', '2011', '2015'],
  ['2011–15', '2011', '2015'],
  ['2018/19', '2018', '2019'],
  ['jan/2018 - atual', '2018-01', ''],
  ['январь 2018 – по настоящее время', '2018-01', ''],
  ['с января 2018 по март 2020 г.', '2018-01', '2020-03'],
  ['dal 2018 al 2020', '2018', '2020'],
  ['平成30年4月～令和2年3月', '2018-04', '2020-03'],
  ['2018년 3월 ~ 현재', '2018-03', ''],
  ['2016.04-2018.03', '2016-04', '2018-03'],
  ['01 – 03/2020', '2020-01', '2020-03'],
  ['2014 to date', '2014', ''],
  ['2018 Jan – 2019 Feb', '2018-01', '2019-02'],
  ['٢٠١٨ – الآن', '2018', ''],
] as const)('%s is a period', (text, start, end) => {
  expect(datedIn(text)).toMatchObject({
    startDate: start,
    endDate: end || undefined,
    isRange: true,
    before: '',
    after: '',
  })
})

test.each([
  ['Expected 2027', '2027'],
  ['Graduation expected May 2027', '2027-05'],
  ['May 2027 (expected)', '2027-05'],
  ['Winter 2018/19', '2018'],
  ['voraussichtlich 2027', '2027'],
])('%s is a date', (text, date) => {
  expect(datedIn(text)).toMatchObject({ endDate: date, isRange: false })
})

test.each(['Worked 24/7 for 4/5 stars', '9/11', 'version 1.2.15'])('%s is not a time', (text) => {
  expect(datedIn(text)).toBeUndefined()
})
