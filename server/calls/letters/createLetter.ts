import { contract } from '../../../contract/index.ts'
import { randomUUID } from 'node:crypto'
import { letterLengths } from '../../../contract/letters/letter.ts'
import { letterOf, lettersOf, lookFor, postingFor } from '../../letters/letters.ts'
import { ownObject, Refused } from '../../refused.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lettersRefusals } from '../../words/letters.ts'

/** Maximum number of letters per account, including the trash. */
const MOST = 500
const COPY = ' (copy)'

/**
 * Creates a letter from a title and a text, or as a copy. Returns it.
 *
 * @throws Refused (404) if the letter to copy is not the candidate's; Refused at the field `slug` for an
 * unknown job, and at `resumeId` for an unknown resume; Refused if the number of letters or the quota is
 * exhausted
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
