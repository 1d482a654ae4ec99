const MOST_WORDS = 8

/** File name of a letter: `First-Last-Cover-Letter-Company.pdf`. */
export const letterFileName = (name: string, company = ''): string =>
  `${[...wordsOf(name), 'Cover', 'Letter', ...wordsOf(company)].join('-')}.pdf`

/** Words of at most 20 letters; a longer word is split, which bounds the length of the file name. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]{1,20}/gu) ?? []).slice(0, MOST_WORDS)
