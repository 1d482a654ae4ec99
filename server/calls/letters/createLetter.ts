import { randomUUID } from 'node:crypto'
import { letterLengths } from '../../../contract/letters/letter.ts'
import { letterOf, lettersOf, lookFor, postingFor } from '../../letters/letters.ts'
import { ownObject } from '../../refused.ts'
import type { LetterHandler } from '../shared/context.ts'

const COPY = ' (copy)'

/**
 * Makes a letter: of a title and what it says, or as a copy of another one. Gives it. Refused (404) when the letter to
 * copy is not the candidate's; at the field `slug` when its job is not there, and at `resumeId` when the resume that it
 * is to look like is not.
 */
export const createLetter: LetterHandler<'createLetter'> = async (
  { account, db, now },
  { title = '', body = '', slug = null, resumeId = null, copyOf },
) =>
  db.transaction().execute(async (transaction) => {
    const said =
      copyOf === undefined
        ? {
            title,
            body,
            posting_id: await postingFor(transaction, slug, now),
            resume_id: await lookFor(transaction, account.id, resumeId),
          }
        : copied(
            ownObject(
              await lettersOf(transaction, account.id)
                .select(['title', 'body', 'posting_id', 'resume_id'])
                .where('id', '=', copyOf)
                .executeTakeFirst(),
            ),
          )
    const letter = await transaction
      .insertInto('letters')
      .values({
        ...said,
        id: randomUUID(),
        account_id: account.id,
        revision: 1,
        created_at: now,
        updated_at: now,
        trashed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return letterOf(transaction, letter)
  })

const copied = <Said extends { readonly title: string }>(said: Said) => ({
  ...said,
  title: [...said.title].slice(0, letterLengths.title - COPY.length).join('') + COPY,
})
