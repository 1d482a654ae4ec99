import { expect, test } from 'vitest'
import { commandIn } from '../../src/views/reading/keyTable.ts'
import { listKeys } from '../../src/views/search/keys/listKeys.ts'

const pressed = (key: string, held: object = {}, hasLetters = true) =>
  commandIn(
    listKeys,
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    hasLetters,
  )

test('letters and signs work as shortcuts in a list of jobs, unless they are switched off or a key is held', () => {
  for (const [key, command] of [
    ['j', 'next'],
    ['k', 'previous'],
    ['s', 'save'],
    ['/', 'what'],
    ['?', 'keys'],
  ] as const) {
    expect(pressed(key)).toBe(command)
    expect(pressed(key, {}, false)).toBeUndefined()
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      expect(pressed(key, { [held]: true })).toBeUndefined()
  }
})

test('arrows work in a list with and without letters, and are left to the browser with Shift', () => {
  expect([pressed('ArrowDown', {}, false), pressed('ArrowUp', {}, false)]).toEqual(['next', 'previous'])
  expect(pressed('ArrowDown', { shiftKey: true })).toBeUndefined()
})

test('a sign works on a keyboard that has it with Shift alone; a capital letter does nothing', () => {
  expect(pressed('/', { shiftKey: true })).toBe('what')
  expect(pressed('?', { shiftKey: true })).toBe('keys')
  expect(pressed('S', { shiftKey: true })).toBeUndefined()
})
