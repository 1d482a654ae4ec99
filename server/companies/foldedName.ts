import { foldedCharacter } from '../../contract/shared/lookAlikes.ts'
import type { Database } from '../store/schema.ts'

/** Legal forms, without accents and periods. */
const legalForms: ReadonlySet<string> = new Set(
  (
    'ab ag aps as asa bhd bv bvba cv cic co company corp corporation ead eeig eg ek ev eirl eood epe ev foundation ' +
    'gbr gesmbh gmbh ggmbh inc incorporated ik kft kg kgaa kk kda lda limited llc llp lp ltd ltda mbh nv nyrt ood ' +
    'ohg oy oyj plc pc pjsc pte pty pvt sa sab sarl sas sasu sca scs se sicav sia sl slu snc spa spj spk srl sro ' +
    'stiftung tmi ug uab ulc unlimited vof vzw zrt zoo pao ooo ao doo dd ad jsc'
  ).split(' '),
)

/** Digits that are used as letters within a name, and letter pairs that look like one letter. */
const readAs: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
]

/** Folded words of a name without legal forms. A name that consists of legal forms only keeps them. */
export function wordsWithoutLegalForms(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !legalForms.has(word))
  return own.length > 0 ? own : words
}

/**
 * Canonical form of a company name, equal for names that readers confuse: without case, accents, punctuation
 * and legal forms, and with one letter for all look-alikes.
 */
export function foldedName(name: string): string {
  const folded = Array.from(name, foldedCharacter).join('')
  const words = folded
    .replaceAll('&', ' and ')
    // Periods of abbreviations such as "S.A." and "e. V." do not separate words.
    .replaceAll(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const named = words.filter((word) => word !== 'and')
  const kept = wordsWithoutLegalForms(named.length > 0 ? named : words).join('')
  return readAs.reduce((text, [from, to]) => text.replaceAll(from, to), kept)
}

/** Updates folded names that are missing or outdated; called when the server starts. */
export async function prepareFoldedNames(db: Database): Promise<void> {
  const companies = await db.selectFrom('companies').select(['id', 'name', 'folded_name']).execute()
  for (const { folded_name: before, id, name } of companies) {
    const folded_name = foldedName(name)
    if (folded_name === before) continue
    await db
      .updateTable('companies')
      .set({ folded_name })
      .where('id', '=', id)
      .where('name', '=', name)
      .execute()
  }
}

interface Named {
  readonly id: string
  readonly name: string
  readonly proof: 'none' | 'domain'
  readonly proven_at: number | null
}

/**
 * True if another company with the same folded name verified its website earlier. For equal or unknown times,
 * the lower id counts as earlier.
 */
export async function hasNameOfAnother(
  db: Database,
  { id, name, proof, proven_at }: Named,
): Promise<boolean> {
  const folded = foldedName(name)
  if (folded === '') return false
  const others = await db
    .selectFrom('companies')
    .select(['id', 'proven_at'])
    .where('folded_name', '=', folded)
    .where('proof', '=', 'domain')
    .where('id', '!=', id)
    .execute()
  if (proof === 'none') return others.length > 0
  const since = proven_at ?? 0
  return others.some((other) => {
    const theirs = other.proven_at ?? 0
    return theirs === since ? other.id < id : theirs < since
  })
}
