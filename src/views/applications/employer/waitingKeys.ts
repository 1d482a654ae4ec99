import type { KeysInWords, KeyTable } from '../../reading/keyTable.ts'

/** What the keys do while somebody is read who has applied. */
export const waitingKeys: KeyTable<'next' | 'previous' | 'keys'> = {
  always: {},
  letters: { j: 'next', k: 'previous', '?': 'keys' },
}

export const waitingKeysInWords: KeysInWords = [
  ['J, K', 'lead to the next who waits, and to the one before', true],
  ['?', 'shows these keys', true],
]
