import { describe, expect, test } from 'vitest'
import { datedIn } from '../../../../server/resumes/reading/dates.ts'
import { headingIn } from '../../../../server/resumes/reading/headings.ts'

describe('of a time', () => {
  test.each([
    ['Jan 2020 – Present', '2020-01', undefined],
    ['03/2019 - 05/2021', '2019-03', '2021-05'],
    ['2018 bis heute', '2018', undefined],
    ['seit März 2019', '2019-03', undefined],
    ['Depuis janvier 2020', '2020-01', undefined],
    ['Sept. 2016 – déc. 2019', '2016-09', '2019-12'],
    ['de junio de 2017 a diciembre de 2018', '2017-06', '2018-12'],
    ['enero de 2019 – actualidad', '2019-01', undefined],
    ['2013—2017', '2013', '2017'],
    ['01.04.2015 – 31.12.2016', '2015-04-01', '2016-12-31'],
    ['2019-05 – 2020-01', '2019-05', '2020-01'],
    ['Jan – Mar 2020', '2020-01', '2020-03'],
    ['January 15, 2020 to 3 May 2021', '2020-01-15', '2021-05-03'],
    ['January 2020 - Present (5 years 3 months)', '2020-01', undefined],
    ["Jun '18 – Feb '20", '2018-06', '2020-02'],
    ['bis 2015', undefined, '2015'],
    ['03/04/2020', undefined, '2020'],
  ])('%s is understood', (text, startDate, endDate) => {
    expect(datedIn(text)).toMatchObject({ startDate, endDate, before: '', after: '' })
  })

  test.each(['', 'a crew of 2021s', '+44 113 555 0142', 'room 1842', '12345678'])(
    '%j is not a date',
    (text) => {
      expect(datedIn(text)).toBeUndefined()
    },
  )

  test('An impossible day stays as text.', () => {
    expect(datedIn('31.02.2020')).toMatchObject({ endDate: '2020', before: '31.02.' })
  })
})

test.each([
  ['EXPERIENCE', 'work'],
  ['W O R K', 'work'],
  ['Beruflicher Werdegang:', 'work'],
  ['Ausbildung & Studium', 'education'],
  ['Centres d’intérêt', 'interests'],
  ['FORMACIÓN ACADÉMICA', 'education'],
  ['Compétences', 'skills'],
  ['Head carpenter', undefined],
])('the heading %s introduces %s', (text, kind) => {
  expect(headingIn(text)).toBe(kind)
})
