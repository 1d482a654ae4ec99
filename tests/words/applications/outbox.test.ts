import { expect, test } from 'vitest'
import { leavingInWords } from '../../../src/words/applications/outbox.ts'
import { timeOfDay } from '../../../src/words/dates.ts'
import { noticeInWords } from '../../../src/words/notices/notices.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 14, minutes)).toISOString()

test('pending rejections are counted, with the time of the first in the reader’s time zone', () => {
  const time = timeOfDay(at(42))
  const leaving = (ids: readonly string[], last = 42) =>
    leavingInWords({ ids: [...ids], firstAt: at(42), lastAt: at(last) })
  expect(leaving(['a'])).toBe(`1 message goes out at ${time}.`)
  expect(leaving(['a', 'b'])).toBe(`2 messages go out at ${time}.`)
  expect(leaving(['a', 'b'], 44)).toBe(`2 messages go out, the first at ${time}.`)
})

const undoneInWords = (asked: number, undone: number) =>
  noticeInWords({ name: 'rejectionsUndone', asked, undone })

test('The notice after an undo counts the undone rejections and those already sent.', () => {
  expect(undoneInWords(1, 1)).toBe('1 rejection undone.')
  expect(undoneInWords(2, 2)).toBe('2 rejections undone.')
  expect(undoneInWords(3, 2)).toBe('2 rejections undone. 1 was already sent or undone.')
  expect(undoneInWords(4, 1)).toBe('1 rejection undone. 3 were already sent or undone.')
  expect(undoneInWords(1, 0)).toBe('It was already sent or undone.')
  expect(undoneInWords(2, 0)).toBe('They were already sent or undone.')
})
