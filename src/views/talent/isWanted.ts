const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if a skill contains one of the searched words, ignoring case and accents. */
export function isWanted(skill: string, wanted: readonly string[]): boolean {
  const name = folded(skill)
  return wanted.some((each) => each !== '' && name.includes(folded(each)))
}
