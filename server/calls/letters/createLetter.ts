import { contract } from '../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { letterLengths } from '../../../contract/letters/letter.ts'
import { letterOf, lettersOf, lookFor, postingFor } from '../../letters/letters.ts'
import { ownObject, Refused } from '../../refused.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lettersRefusals } from '../../words/letters.ts'

/** Limit of letters per account, including those in the trash. */
const MOST = 500
const COPY = ' (copy)'

/**
 * Makes a letter: of a title and what it says, or as a copy of another one. Gives it. Refused (404) when the letter to
 * copy is not the candidate's; at the field `slug` when its job is not there, and at `resumeId` when the resume that it
 * is to look like is not; when there is no room for another, in number or in bytes.
 */
export const createLetter = defineHandler(
  contract.letters.createLetter,
  async ({ account, db, now }, { title = '', body = '', slug = null, resumeId = null, copyOf }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      const { count } = await lettersOf(transaction, account.id)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST) {
        throw new Refused(lettersRefusals.many(MOST))
      }
      const content =
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
          ...content,
          id: randomUUID(),
          account_id: account.id,
          revision: 1,
          created_at: now,
          updated_at: now,
          trashed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await requireRoom(transaction, account.id, bytesIn(letter.title, letter.body))
      return letterOf(transaction, letter)
    }),
)

const copied = <Content extends { readonly title: string }>(content: Content) => ({
  ...content,
  title: [...content.title].slice(0, letterLengths.title - COPY.length).join('') + COPY,
})
