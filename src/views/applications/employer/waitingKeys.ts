import type { KeyTable } from '../../reading/keyTable.ts'

/** Keys of the page of one applicant. */
export const waitingKeys: KeyTable<'next' | 'previous' | 'keys'> = {
  always: {},
  letters: { j: 'next', k: 'previous', '?': 'keys' },
}
