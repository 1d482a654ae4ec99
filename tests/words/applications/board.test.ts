import { expect, test } from 'vitest'
import { people } from '../../../stories/applications/applicants.ts'
import { commandOf } from '../../../src/views/applications/board/boardKeys.ts'
import { targetsOf } from '../../../src/views/applications/board/boardTargets.ts'
import {
  cardAfter,
  cardTowards,
  columnsOf,
  movedMeanwhile,
  withAnswered,
} from '../../../machines/applications/boardCards.ts'

const key = (name: string, held: object = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

const person = (firstName: string) => {
  const found = people.find(({ candidate }) => candidate.firstName === firstName)
  if (!found) throw new Error(`Nobody is called ${firstName}.`)
  return found
}

test('letters do nothing once they are switched off, and other keys still work', () => {
  for (const letter of 'hjklxoametru?') {
    expect(commandOf(key(letter), true)).toBeDefined()
    expect(commandOf(key(letter), false)).toBeUndefined()
    expect(commandOf(key(letter, { ctrlKey: true }), true)).toBeUndefined()
  }
  expect(commandOf(key('ArrowDown'), false)).toBe('down')
  expect(commandOf(key('F10', { shiftKey: true }), false)).toBe('menu')
  expect(commandOf(key('ArrowLeft'), true, true)).toBe('after')
})

test('arrows lead to the cards of a column and of its neighbors, and not beyond the edge', () => {
  const columns = columnsOf(people)
  const emeka = person('Emeka')
  expect(cardTowards(columns, emeka, 'down')?.id).toBe(columns.submitted[1]?.id)
  expect(cardTowards(columns, emeka, 'up')).toBeUndefined()
  expect(cardTowards(columns, emeka, 'before')).toBeUndefined()
  expect(cardTowards(columns, emeka, 'after')?.id).toBe(columns.screening[0]?.id)
  expect(cardTowards(columns, emeka, 'after', (stage) => stage === 'submitted')).toBeUndefined()
  expect(cardAfter(columns, emeka)?.id).toBe(columns.submitted[1]?.id)
})

test('one card can move to its later stages, and several only to stages that all of them can reach', () => {
  expect(targetsOf([person('Priya')])).toEqual(['shortlisted', 'assessment', 'interviewing', 'offered'])
  expect(targetsOf([person('Emeka'), person('Hana')])).toEqual(['assessment', 'interviewing'])
  expect(targetsOf([person('Rosa')])).toEqual([])
})

test('an answered applicant moves to their due date, and one moved by somebody else is found', () => {
  const moved = { ...person('Emeka'), stage: 'screening' as const }
  const after = withAnswered(people, moved, undefined)
  expect(after).toHaveLength(people.length)
  expect(movedMeanwhile(people, after)).toEqual([moved])
  expect(withAnswered(people, { ...moved, state: 'withdrawn' }, undefined)).toHaveLength(people.length - 1)
})
