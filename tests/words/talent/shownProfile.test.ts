import { expect, it } from 'vitest'
import {
  availabilityInWords,
  noticeInWords,
  periodInWords,
  personTitle,
  yearsInWords,
} from '../../../src/words/talent/shownProfile.ts'
import { isWanted } from '../../../src/views/talent/isWanted.ts'

const now = Date.parse('2026-11-26T10:00:00Z')

it('A person whose name is hidden is titled by the headline, and without one as a candidate.', () => {
  expect(personTitle({ headline: 'Joiner', name: { firstName: 'Mina', lastName: 'Okafor' } })).toBe(
    'Mina Okafor',
  )
  expect(personTitle({ headline: 'Joiner' })).toBe('Joiner')
  expect(personTitle({ headline: '' })).toBe('Candidate')
})

it.each([
  [{ availableFrom: '2027-01-05', notice: 30 }, 'Available from Jan 5, 2027'],
  [{ availableFrom: '2026-11-01', notice: 30 }, 'Available now'],
  [{ availableFrom: null, notice: 0 }, 'Available now'],
  [{ availableFrom: null, notice: 30 }, '1 month’s notice'],
  [{ availableFrom: null, notice: null }, undefined],
])('Availability %j is written as %s.', (known, words) => {
  expect(availabilityInWords(known, now)).toBe(words)
})

it('A notice period without a name is written in days.', () => {
  expect(noticeInWords(45)).toBe('45 days’ notice')
})

it.each([
  ['2022-05', '', 'May 2022 – Present'],
  ['2019', '2022-06-30', '2019 – Jun 2022'],
  ['', '2018', '2018'],
  ['', '', ''],
])('The period from "%s" to "%s" is written as "%s".', (startDate, endDate, words) => {
  expect(periodInWords({ startDate, endDate })).toBe(words)
})

it('Experience is written in whole years.', () => {
  expect(yearsInWords(0.5)).toBe('Less than a year')
  expect(yearsInWords(1)).toBe('1 year')
  expect(yearsInWords(7.9)).toBe('7 years')
})

it('A skill matches searched words whatever their case and accents.', () => {
  expect(isWanted('Ébénisterie', ['ebenisterie'])).toBe(true)
  expect(isWanted('Welding, MIG', ['welding'])).toBe(true)
  expect(isWanted('AutoCAD', ['', 'welding'])).toBe(false)
})
