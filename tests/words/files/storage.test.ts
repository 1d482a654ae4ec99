import { expect, test } from 'vitest'
import { megabytesInWords, usedInWords } from '../../../src/words/files/storage.ts'

const MIB = 1024 * 1024

test('used storage is shown in megabytes, and a full one looks full', () => {
  expect(usedInWords({ used: 12.4 * MIB, most: 50 * MIB })).toBe('12.4 of 50 MB used')
  expect(usedInWords({ used: 0, most: 5 * MIB })).toBe('0 of 5 MB used')
  expect(usedInWords({ used: 50 * MIB - 1, most: 50 * MIB })).toBe('50 of 50 MB used')
  expect(megabytesInWords(1)).toBe('0.1\u00A0MB')
})
