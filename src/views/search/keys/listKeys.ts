import type { KeyTable } from '../../reading/keyTable.ts'

/** Keys in the list of results. Enter is the link's, and Escape leads back from an open job. */
export const listKeys: KeyTable<'next' | 'previous' | 'save' | 'what' | 'keys'> = {
  always: { ArrowDown: 'next', ArrowUp: 'previous' },
  letters: { j: 'next', k: 'previous', s: 'save', '/': 'what', '?': 'keys' },
}
