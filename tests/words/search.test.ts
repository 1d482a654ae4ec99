import { expect, test } from 'vitest'
import { answerInWords, askedInWords, criterionInWords, hasRadius } from '../../src/words/search.ts'
import { criteriaIn } from '../../contract/search/address.ts'
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
  expect(criterionInWords(usa, 'place', place('country'))).toBe('in the United States')
})
