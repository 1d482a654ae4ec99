import { sql } from 'kysely'
import { contract } from '../../../contract/index.ts'
import { isPlain } from '../../../contract/text.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const MOST = 8

/** Gives companies whose names start with a text, in any case, the shortest names first. */
export const findCompanies = defineHandler(contract.talent.findCompanies, async ({ db }, { q }) => {
  const start = q.trim()
  if (start === '' || !isPlain(start)) return { companies: [] }
  const companies = await db
    .selectFrom('companies')
    .select(['slug', 'name', 'logo', 'proof'])
    .where(sql`substr(lower(name), 1, ${[...start].length})`, '=', sql`lower(${start})`)
    .orderBy((row) => row.fn('length', ['name']))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return {
    companies: companies.map(({ logo, ...company }) => ({ ...company, ...(logo !== '' && { logo }) })),
  }
})
