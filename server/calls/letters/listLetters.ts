import { contract } from '../../../contract/index.ts'
import { letterItemsOf, lettersOf } from '../../letters/letters.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage } from '../../store/list.ts'

/** Lists the letters of the caller, or the trash, last changed first. */
export const listLetters = defineHandler(
  contract.letters.listLetters,
  async ({ account, db }, { trashed, ...wanted }) => {
    const { items, next } = await listPage(
      lettersOf(db, account.id)
        .selectAll()
        .where('trashed_at', trashed ? 'is not' : 'is', null),
      [
        { column: 'updated_at', kind: 'number', falls: true },
        { column: 'id', kind: 'text' },
      ],
      wanted,
    )
    const counts = await lettersOf(db, account.id)
      .select(({ fn }) => [
        fn.countAll<number | string>().as('all'),
        fn.count<number | string>('trashed_at').as('trashed'),
      ])
      .executeTakeFirstOrThrow()
    const inTrash = Number(counts.trashed)
    return {
      items: await letterItemsOf(db, items),
      next,
      counts: { kept: Number(counts.all) - inTrash, trashed: inTrash },
    }
  },
)
