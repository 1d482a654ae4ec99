import type { Chance } from '../../server/demo/chance.ts'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** Six letters at the end of an address, by chance. */
export const randomLettersOf = ({ between }: Chance) =>
  Array.from({ length: 6 }, () => LETTERS[between(0, LETTERS.length - 1)]).join('')
