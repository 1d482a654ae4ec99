import { sql } from 'kysely'
import { hiddenStage } from '../../contract/applications/hidden.ts'
import { searchable } from './headline.ts'

/** Maximum number of search words; further ones are ignored. */
const MAX_WORDS = 8

/**
 * Conditions for applicants whose name, title or city contains all words. Applicants with hidden names never
 * match.
 */
export const foundBy = (words: string) => [
  sql<boolean>`(applications.hidden_as is null or applications.stage <> ${hiddenStage})`,
  ...searchable(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => sql<boolean>`applications.search_text like ${`%${escaped(word)}%`} escape '!'`),
]

const escaped = (word: string) => word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)
