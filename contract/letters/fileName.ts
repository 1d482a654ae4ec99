const MOST_WORDS = 8

/** The name of the file of a letter: `First-Last-Cover-Letter-Company.pdf`. */
export const letterFileName = (name: string, company = ''): string =>
  `${[...wordsOf(name), 'Cover', 'Letter', ...wordsOf(company)].join('-')}.pdf`

/** Words that are longer than most are several. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]{1,20}/gu) ?? []).slice(0, MOST_WORDS)
