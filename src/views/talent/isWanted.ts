const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True for a skill that one of the searched skills or words names, whatever its case and accents. */
export function isWanted(skill: string, wanted: readonly string[]): boolean {
  const name = folded(skill)
  return wanted.some((each) => each !== '' && name.includes(folded(each)))
}
