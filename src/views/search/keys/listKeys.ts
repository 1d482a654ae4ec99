import type { KeysInWords, KeyTable } from '../../reading/keyTable.ts'

/** What the keys do in the list of what a search finds. Enter is the link's, and Escape leads back from an open job. */
export const listKeys: KeyTable<'next' | 'previous' | 'save' | 'what' | 'keys'> = {
  always: { ArrowDown: 'next', ArrowUp: 'previous' },
  letters: { j: 'next', k: 'previous', s: 'save', '/': 'what', '?': 'keys' },
}

export const listKeysInWords: KeysInWords = [
  ['Arrows', 'go to another job', false],
  ['Enter', 'opens the job', false],
  ['Escape', 'leads from an open job back to the list', false],
  ['J, K', 'go down and up', true],
  ['S', 'saves the job, or takes it out', true],
  ['/', 'leads to What', true],
  ['?', 'shows these keys', true],
]
