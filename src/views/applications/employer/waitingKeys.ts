import type { KeyTable } from '../../reading/keyTable.ts'

/** Keyboard shortcuts on the page of an applicant. */
export const waitingKeys: KeyTable<'next' | 'previous' | 'keys'> = {
  always: {},
  letters: { j: 'next', k: 'previous', '?': 'keys' },
}
