import { expect, it } from 'vitest'
import {
  openPersonIn,
  personSearchIn,
  personSearchOf,
  withOpenPerson,
} from '../../contract/talent/address.ts'

it('An address holds the whole search for people, in one spelling.', () => {
  const search =
    '?q=carpenter&place=Leeds&radius=50&workplace=onSite&skill=Welding&skill=Timber+framing&notice=30&updated=7&sort=newest'
  expect(personSearchOf(personSearchIn(search))).toBe(search)
  expect(personSearchOf(personSearchIn('?radius=25&q='))).toBe('')
})

it('A criterion that an address spells wrong is left out, and the rest stays.', () => {
  const criteria = personSearchIn('?radius=26&notice=soon&workplace=moon&workplace=remote&skill=&q=joiner')
  expect(criteria).toEqual({ ...personSearchIn(''), q: 'joiner', workplace: ['remote'] })
})

it('The open person is part of the address, and is no criterion.', () => {
  const address = withOpenPerson('?q=joiner', 'p-1_A')
  expect(address).toBe('?q=joiner&person=p-1_A')
  expect(openPersonIn(address)).toBe('p-1_A')
  expect(personSearchOf(personSearchIn(address))).toBe('?q=joiner')
  expect(openPersonIn('?person=a/b')).toBeNull()
  expect(withOpenPerson('', null)).toBe('')
})
