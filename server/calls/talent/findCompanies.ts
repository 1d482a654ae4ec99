import { sql } from 'kysely'
import { contract } from '../../../contract/index.ts'
import { foldedName } from '../../companies/foldedName.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const MOST = 8

/**
 * Letter pairs that folding replaces with one letter. A search text may end after the first letter of a pair.
 */
const pairs: readonly (readonly [first: string, folded: string])[] = [
  ['r', 'm'],
  ['v', 'w'],
]

/**
 * Returns companies whose folded names start with a text, shortest names first. Suspended companies are left
 * out, because they see no profiles.
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
