import { sql } from 'kysely'
import { hiddenStage } from '../../contract/applications/hidden.ts'
import { searchable } from './headline.ts'

/** At most so many words narrow a list. */
const MAX_WORDS = 8

/** Conditions for applicants with all of these words in name, title or city; none of them has a hidden name. */
export const foundBy = (words: string) => [
  sql<boolean>`(applications.hidden_as is null or applications.stage <> ${hiddenStage})`,
  ...searchable(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => sql<boolean>`applications.search_text like ${`%${escaped(word)}%`} escape '!'`),
]

const escaped = (word: string) => word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)
