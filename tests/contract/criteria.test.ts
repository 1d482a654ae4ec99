// @module-tag invariant
import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  criteriaIn,
  openJobIn,
  resultsIn,
  searchOf,
  withOpenJob,
  without,
} from '../../contract/search/address.ts'
import { choices, radii } from '../../contract/search/choices.ts'
import {
  ages,
  countryOfRegion,
  liesInCountry,
  mostHours,
  orders,
  replyDays,
  wrongOrder,
  wrongPay,
} from '../../contract/search/criteria.ts'
import { removableIn } from '../../contract/search/page.ts'

const text = string({ maxLength: 120, unit: 'grapheme' }).map((typed) => typed.trim().slice(0, 120).trim())

const some = <Option extends string>(options: readonly Option[]) =>
  uniqueArray(constantFrom(...options)).map((chosen) => options.filter((each) => chosen.includes(each)))

const criteria = record({
  q: text,
  place: text,
  radius: constantFrom(...radii),
  workplace: some(choices.workplace),
  type: some(choices.type),
  level: some(choices.level),
  pay: option(integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
  posted: option(constantFrom(...ages), { nil: undefined }),
  country: option(constantFrom('GB', 'DE'), { nil: undefined }),
  region: option(constantFrom('GB.ENG', 'DE.16'), { nil: undefined }),
  replies: option(constantFrom('onTime' as const), { nil: undefined }),
  within: option(constantFrom(...replyDays), { nil: undefined }),
  range: option(constantFrom('full' as const), { nil: undefined }),
  visa: option(constantFrom('sponsors' as const), { nil: undefined }),
  hours: option(constantFrom(...mostHours), { nil: undefined }),
  sort: constantFrom(...orders),
})
  .map((each) => (each.region ? { ...each, country: countryOfRegion(each.region) } : each))
  .filter((each) => each.q.isWellFormed() && each.place.isWellFormed() && wrongOrder(each) === undefined)

describe('the criteria of a search', () => {
  test('survive a round trip through the address', () => {
    assert(
      property(criteria, (each) => {
        expect(criteriaIn(searchOf(each))).toEqual(each)
      }),
    )
  })

  test('leave defaults out of the address', () => {
    expect(searchOf(criteriaIn(''))).toBe('')
    expect(searchOf({ q: 'carpenter', place: 'Leeds', radius: 25, type: ['fullTime'] })).toBe(
      '?q=carpenter&place=Leeds&type=fullTime',
    )
  })

  test('have one order in the address, whatever the order of the input', () => {
    const inOrder =
      '?q=oak&place=Leeds&radius=50&workplace=onSite&workplace=remote&type=fullTime&type=contract' +
      '&level=entry&level=lead&pay=30000&posted=7&sort=pay'
    const otherwise = `?${inOrder.slice(1).split('&').toReversed().join('&')}`
    expect(searchOf(criteriaIn(otherwise))).toBe(inOrder)
  })

  test('ignore invalid parts of the address, and keep the rest', () => {
    const wrong = 'q=carpenter&radius=7&workplace=moon&workplace=remote&pay=lots&posted=0&sort=price&utm=x'
    expect(criteriaIn(`?${wrong}`)).toEqual({
      ...criteriaIn('?q=carpenter'),
      workplace: ['remote'],
    })
    expect(criteriaIn('?sort=relevant').sort).toBe('newest')
    expect(criteriaIn(`?q=${'x'.repeat(121)}`).q).toBe('')
  })

  test.each([
    ['50000', 50_000],
    ['50k', 50_000],
    ['€64,000', 64_000],
    ['64.000 EUR', 64_000],
    ['US$ 50K', 50_000],
    ['12,00,000', 1_200_000],
    ['40000.50', 40_000],
    ['lots', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['9999999999', undefined],
  ])('accept the pay %s', (typed, pay) => {
    expect(criteriaIn(`?pay=${encodeURIComponent(typed)}`).pay).toBe(pay)
    expect(wrongPay(typed) === undefined).toBe(pay !== undefined)
  })

  test('accept an empty pay', () => {
    expect(wrongPay(' ')).toBeUndefined()
  })

  test('are parsed from any address', () => {
    assert(
      property(array(string({ unit: 'binary' })), (parts) => {
        const read = criteriaIn(`?${parts.join('&')}`)
        expect(criteriaIn(searchOf(read))).toEqual(read)
      }),
    )
  })

  test('sort by best match with words, and by date without, unless the address names another order', () => {
    expect(criteriaIn('?q=x').sort).toBe('relevant')
    expect(criteriaIn('').sort).toBe('newest')
    expect(criteriaIn('?q=x&sort=newest').sort).toBe('newest')
    expect(searchOf({ q: 'x', sort: 'relevant' })).toBe('?q=x')
    expect(searchOf({ q: 'x', sort: 'newest' })).toBe('?q=x&sort=newest')
    expect(searchOf({ sort: 'newest' })).toBe('')
  })

  test('can be removed one by one, and then sort by date if there are no words left', () => {
    const whole = criteriaIn('?q=carpenter&place=Leeds&type=fullTime')
    expect(without(whole, 'place')).toEqual({ ...whole, place: '' })
    expect(without(whole, 'q')).toEqual({ ...whole, q: '', sort: 'newest' })
  })

  test('have no best match if the text is blank', () => {
    expect(wrongOrder({ q: ' \t', place: '', sort: 'relevant' })).toBe(
      'Enter search words to sort by best match.',
    )
    expect(wrongOrder({ q: ' oak ', place: '', sort: 'relevant' })).toBe(undefined)
    expect(wrongOrder({ q: ' ', place: '', sort: 'pay' })).toBe(undefined)
  })

  test('cannot sort by distance without a place', () => {
    expect(wrongOrder({ q: '', place: ' ', sort: 'near' })).toBe('Enter a city to sort by distance.')
    expect(wrongOrder({ q: '', place: 'remote', sort: 'near' })).toBe('Enter a city to sort by distance.')
    expect(wrongOrder({ q: '', place: 'Leeds', sort: 'near' })).toBe(undefined)
    expect(criteriaIn('?sort=near').sort).toBe('newest')
    expect(without(criteriaIn('?place=Leeds&sort=near'), 'place').sort).toBe('newest')
    expect(without(criteriaIn('?q=oak&place=Leeds&sort=near'), 'sort').sort).toBe('relevant')
  })

  test('have the country of their region, and no region of another country', () => {
    expect(criteriaIn('?region=GB.ENG')).toMatchObject({ country: 'GB', region: 'GB.ENG' })
    expect(criteriaIn('?country=&region=GB.ENG')).toEqual(criteriaIn(''))
    expect(criteriaIn('?country=DE&region=GB.ENG')).toMatchObject({ country: 'DE', region: undefined })
    expect(liesInCountry({ country: 'DE', region: 'GB.ENG' })).toBe(false)
    expect(without(criteriaIn('?region=GB.ENG'), 'country')).toEqual(criteriaIn(''))
    expect(without(criteriaIn('?region=GB.ENG'), 'region')).toEqual(criteriaIn('?country=GB'))
  })

  test('ignore unknown values of filters', () => {
    const wrong = '?country=gb&region=ENG&replies=late&within=1e9&range=half&visa=doesNot&hours=0'
    expect(criteriaIn(wrong)).toEqual(criteriaIn(''))
  })

  test('have an open job if the address names a valid one', () => {
    expect(withOpenJob('?q=oak', openJobIn('?job=oak-builder-2-abcdef'))).toBe(
      '?q=oak&job=oak-builder-2-abcdef',
    )
    for (const wrong of ['', '?job=', '?job=a%26q%3Db', '?job=a%0A', '?job=A', `?job=${'a'.repeat(201)}`])
      expect(openJobIn(wrong)).toBeNull()
  })

  test('have one address for their results: the criteria and the cursor, without an open job', () => {
    expect(resultsIn('?job=a-job&after=c%2B1&sort=relevant&q=oak')).toBe('?q=oak&after=c%2B1')
    expect(resultsIn('?after=&radius=25')).toBe('')
  })

  test('that can be removed are those that are set', () => {
    expect(removableIn(criteriaIn('?q=carpenter&pay=30000&radius=50&sort=pay'))).toEqual(['q', 'pay'])
    expect(removableIn(criteriaIn(''))).toEqual([])
  })
})
