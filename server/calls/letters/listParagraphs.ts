import { contract } from '../../../contract/index.ts'
import { paragraphsOf } from '../../../contract/letters/paragraphs.ts'
import { lettersOf } from '../../letters/letters.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Maximum numbers of letters to search and of paragraphs to return. */
const MOST_LETTERS = 50
const MOST_PARAGRAPHS = 100

/**
 * Lists distinct paragraphs of the caller's letters outside the trash, starting with the last changed letter.
 */
export const listParagraphs = defineHandler(
  contract.letters.listParagraphs,
  async ({ account, db }, { except = '' }) => {
    const letters = await lettersOf(db, account.id)
      .select(['title', 'body'])
      .where('trashed_at', 'is', null)
      .where('id', '!=', except)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(MOST_LETTERS)
      .execute()
    const titles = new Map<string, string>()
    for (const { body, title } of letters)
      for (const text of paragraphsOf(body)) if (!titles.has(text)) titles.set(text, title)
    return {
      paragraphs: [...titles].slice(0, MOST_PARAGRAPHS).map(([text, title]) => ({ text, title })),
    }
  },
)
