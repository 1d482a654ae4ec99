import { expect, test } from 'vitest'
import {
  answerInWords,
  askedInWords,
  hasRadius,
  leftOutInWords,
  withoutInWords,
} from '../../src/words/search.ts'
import { criteriaIn, leftOutIn } from '../../contract/search/address.ts'
import { searches } from '../../stories/search/samples.ts'

test.each([
  ['severalPlaces', '4 jobs within 25 km of Newcastle upon Tyne, England, United Kingdom'],
  ['country', '4 jobs for “carpenter” in the United States'],
  ['remote', '1 job for remote work'],
  ['unknownPlace', '4 jobs for “carpenter”'],
  ['first', '4 jobs'],
] as const)('the heading of a search says which place was taken: %s', (name, heading) => {
  expect(answerInWords(searches[name])).toBe(heading)
})

const place = (search: keyof typeof searches) => searches[search].found.place

test('a country, a region and remote work have no radius', () => {
  const [usa, remote] = [criteriaIn('?place=USA'), criteriaIn('?place=remote')]

  expect(hasRadius(usa, place('country'))).toBe(false)
  expect(hasRadius(remote, null)).toBe(false)
  expect(hasRadius(criteriaIn('?place=Leeds'), place('filtered'))).toBe(true)
  expect(askedInWords(usa, place('country')).where).toBe('USA')
})

test('the link to a search without a criterion says what is searched for then', () => {
  const criteria = criteriaIn('?q=carpenter&place=Leeds&radius=5&workplace=hybrid&pay=30000&posted=3')
  const names = ['q', 'place', 'workplace', 'type', 'level', 'pay', 'posted'] as const
  expect(names.map((name) => withoutInWords(criteria, name))).toEqual([
    'Without “carpenter”',
    'Search everywhere',
    'Any workplace',
    'Any type',
    'Any level',
    'Any pay',
    'Posted at any time',
  ])
  expect(withoutInWords(criteriaIn('?place=remote'), 'place')).toBe('Not only remote work')
})

test('what is left out of a search is named with its beginning, and with what to do', () => {
  expect(leftOutIn('?pay=lots&q=carpenter&place=Leeds').map(leftOutInWords)).toEqual([
    '“lots” as the pay was left out of the search. Enter yearly pay in digits, such as 50,000 or 50k.',
  ])
  expect(leftOutIn(`?q=${'carpenter '.repeat(20)}`).map(leftOutInWords)).toEqual([
    '“carpenter carpenter carpenter carpenter …” under What was left out of the search. Use at most 120 characters.',
  ])
  expect(leftOutIn('?pay=&q=&place=')).toEqual([])
})
