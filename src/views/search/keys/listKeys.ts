import type { KeyTable } from '../../reading/keyTable.ts'

/** Keyboard shortcuts of the result list. Enter follows the link, and Escape returns from an open job. */
export const listKeys: KeyTable<'next' | 'previous' | 'save' | 'what' | 'keys'> = {
  always: { ArrowDown: 'next', ArrowUp: 'previous' },
  letters: { j: 'next', k: 'previous', s: 'save', '/': 'what', '?': 'keys' },
}
