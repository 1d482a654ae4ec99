import { sql } from 'kysely'
import { contract } from '../../../contract/index.ts'
import { foldedName } from '../../companies/foldedName.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const MOST = 8

/** Pairs of letters that a folded name has one letter for: a text may end between the two. */
const pairs: readonly (readonly [first: string, folded: string])[] = [
  ['r', 'm'],
  ['v', 'w'],
]

/**
 * Gives companies whose names start with a text, as readers take names for the same, the shortest names first. Suspended
 * ones are left out: they see no profile.
 */
export const findCompanies = defineHandler(contract.talent.findCompanies, async ({ db }, { q }) => {
  const start = foldedName(q)
  if (start === '') return { companies: [] }
  const starts = [
    start,
    ...pairs.flatMap(([first, folded]) => (start.endsWith(first) ? [start.slice(0, -1) + folded] : [])),
  ]
  const companies = await db
    .selectFrom('companies')
    .select(['slug', 'name', 'logo', 'proof'])
    .where(sql`substr(folded_name, 1, ${[...start].length})`, 'in', starts)
    .where('suspended_at', 'is', null)
    .orderBy((row) => row.fn('length', ['name']))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return {
    companies: companies.map(({ logo, ...company }) => ({ ...company, ...(logo !== '' && { logo }) })),
  }
})
