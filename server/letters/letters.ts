import type { Selectable } from 'kysely'
import type { Letter, LetterItem } from '../../contract/letters/calls.ts'
import { wordsIn } from '../../contract/markdown/words.ts'
import { plainText } from '../../contract/markdown/markdown.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import { Refused } from '../refused.ts'
import { contentOf } from '../postings/postings.ts'
import { resumesOf } from '../resumes/resumes.ts'
import { readablePostings } from '../postings/public.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { LettersTable } from '../store/schema/letters.ts'
import { lettersRefusals } from '../words/letters.ts'

export type LetterRow = Selectable<LettersTable>

/** Number of characters shown in a list. */
const OPENING = 320

/** Query of the letters of a candidate, including the trash. */
export const lettersOf = (db: Database, accountId: string) =>
  db.selectFrom('letters').where('account_id', '=', accountId)

/** Letter, locked until the transaction ends. */
export const lockLetter = (transaction: Database, id: string): Promise<LetterRow | undefined> =>
  transaction
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()

const isoOf = (time: number) => new Date(time).toISOString()

/** List items of letters, with one query for all jobs. */
export async function letterItemsOf(db: Database, letters: readonly LetterRow[]): Promise<LetterItem[]> {
  const wanted = letters.flatMap(({ posting_id: id }) => (id === null ? [] : [id]))
  const postings =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('postings')
          .innerJoin('companies', 'companies.id', 'postings.company_id')
          .select(['postings.id', 'postings.slug', 'postings.content', 'companies.name'])
          .where('postings.id', 'in', wanted)
          .execute()
  const jobs = new Map(
    postings.map(({ content, id, name, slug }) => [
      id,
      { slug: slug ?? '', title: contentOf({ content }).title, company: { name } },
    ]),
  )
  return letters.map((letter) => {
    const plain = plainText(parseMarkdown(letter.body))
    return {
      id: letter.id,
      title: letter.title,
      revision: letter.revision,
      createdAt: isoOf(letter.created_at),
      updatedAt: isoOf(letter.updated_at),
      trashedAt: letter.trashed_at === null ? null : isoOf(letter.trashed_at),
      opening: [...plain.replaceAll(/\s+/g, ' ')].slice(0, OPENING).join(''),
      words: wordsIn(letter.body),
      job: jobs.get(letter.posting_id ?? '') ?? null,
    }
  })
}

/** Letter with its text. */
export async function letterOf(db: Database, letter: LetterRow): Promise<Letter> {
  const items = await letterItemsOf(db, [letter])
  return { ...items.reduce((_, item) => item), body: letter.body, resumeId: letter.resume_id }
}

/**
 * Id of the posting that a letter is for, by slug.
 *
 * @param now milliseconds since 1970
 * @throws Refused at the field `slug` if the job is not public
 */
export async function postingFor(db: Database, slug: string | null, now: number): Promise<string | null> {
  if (slug === null) return null
  const posting = await readablePostings(db, now)
    .select('postings.id')
    .where('postings.slug', '=', slug)
    .executeTakeFirst()
  if (!posting) throw Refused.field('slug', lettersRefusals.goneJob)
  return posting.id
}

/**
 * Resume whose design a letter uses, locked until the transaction ends. It may be in the trash: after a
 * restore, the letter uses it again.
 *
 * @throws Refused at the field `resumeId` for an unknown resume, or one of another account
 */
export async function lookFor(
  transaction: Database,
  accountId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const resume = await resumesOf(transaction, accountId)
    .select('id')
    .where('id', '=', id)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
  if (!resume) throw Refused.field('resumeId', lettersRefusals.goneResume)
  return resume.id
}
