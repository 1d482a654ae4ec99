import { expect, test } from 'vitest'
import {
  answerInWords,
  askedInWords,
  filtersIn,
  hasRadius,
  leftOutInWords,
  limitsInWords,
  withoutInWords,
} from '../../src/words/search.ts'
import { criteriaIn, leftOutIn, searchOf } from '../../contract/search/address.ts'
import { searches } from '../../stories/search/samples.ts'

test.each([
  ['severalPlaces', '4 jobs near Newcastle upon Tyne'],
  ['country', '4 jobs for “carpenter” in the United States'],
  ['remote', '1 remote job'],
  ['unknownPlace', '4 jobs for “carpenter”'],
  ['first', '4 jobs'],
] as const)('the heading of a search names the matched place: %s', (name, heading) => {
  expect(answerInWords(searches[name])).toBe(heading)
})

test('the line below the heading names the whole place and each filter, and each filter links to the search without it', () => {
  expect(limitsInWords(searches.filtered)).toBe(
    'Within 25 km of Leeds, England, United Kingdom · On site · Hybrid · From 30,000 a year · Last 7 days',
  )
  expect(limitsInWords(searches.first)).toBe('')
  const criteria = criteriaIn('?q=oak&workplace=onSite&workplace=hybrid&pay=30000')
  expect(filtersIn(criteria).map(({ rest, words }) => [words, searchOf(rest)])).toEqual([
    ['On site', '?q=oak&workplace=hybrid&pay=30000'],
    ['Hybrid', '?q=oak&workplace=onSite&pay=30000'],
    ['From 30,000 a year', '?q=oak&workplace=onSite&workplace=hybrid'],
  ])
})

test('each further filter is named below the heading, and links to the search without it', () => {
  const { found, search } = searches.further
  expect(limitsInWords(searches.further)).toBe(
    'Within 25 km of Leeds, England, United Kingdom · United Kingdom · England · Replies on time · Replies within 7 days · Full pay range · Visa sponsored · Up to 20 hours a week',
  )
  const rests = filtersIn(criteriaIn(search), found.regionNames).map(({ rest }) => searchOf(rest))
  expect(rests.slice(0, 2)).toEqual([
    '?place=Leeds&range=full&replies=onTime&within=7&visa=sponsors&hours=20&sort=near',
    '?place=Leeds&country=GB&range=full&replies=onTime&within=7&visa=sponsors&hours=20&sort=near',
  ])
  expect(withoutInWords(criteriaIn(search), 'region', found.regionNames)).toBe('Without “England”')
  expect(withoutInWords(criteriaIn(search), 'hours')).toBe('Without “Up to 20 hours a week”')
})

const place = (search: keyof typeof searches) => searches[search].found.place

test('a country, a region and remote work have no radius', () => {
  const [usa, remote] = [criteriaIn('?place=USA'), criteriaIn('?place=remote')]

  expect(hasRadius(usa, place('country'))).toBe(false)
  expect(hasRadius(remote, null)).toBe(false)
  expect(hasRadius(criteriaIn('?place=Leeds'), place('filtered'))).toBe(true)
  expect(askedInWords(usa, place('country')).where).toBe('USA')
})

test('the link that removes a criterion names the remaining search', () => {
  const criteria = criteriaIn('?q=carpenter&place=Leeds&radius=5&workplace=hybrid&pay=30000&posted=3')
  const names = ['q', 'place', 'workplace', 'type', 'level', 'pay', 'posted'] as const
  expect(names.map((name) => withoutInWords(criteria, name))).toEqual([
    'Without “carpenter”',
    'Search everywhere',
    'Any workplace',
    'Any job type',
    'Any level',
    'Any pay',
    'Posted at any time',
  ])
  expect(withoutInWords(criteriaIn('?place=remote'), 'place')).toBe('Not only remote jobs')
})

test('an ignored part of a search is named by its beginning, with the next step', () => {
  expect(leftOutIn('?pay=lots&q=carpenter&place=Leeds').map(leftOutInWords)).toEqual([
    'We left out “lots” as the pay. Enter yearly pay in digits, such as 50,000 or 50k.',
  ])
  expect(leftOutIn(`?q=${'carpenter '.repeat(20)}`).map(leftOutInWords)).toEqual([
    'We left out “carpenter carpenter carpenter carpenter …” under What. Use at most 120 characters.',
  ])
  expect(leftOutIn('?pay=&q=&place=')).toEqual([])
})
