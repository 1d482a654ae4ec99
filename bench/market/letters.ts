import type { SeededRandom } from '../../server/demo/seededRandom.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** Six random letters for the end of an address. */
export const randomLettersOf = ({ between }: SeededRandom) =>
  Array.from({ length: 6 }, () => LETTERS[between(0, LETTERS.length - 1)]).join('')
