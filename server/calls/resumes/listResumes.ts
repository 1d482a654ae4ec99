import { contract } from '../../../contract/index.ts'
import type * as v from 'valibot'
import type { resumeCalls } from '../../../contract/resumes/calls.ts'
import { itemOf, resumesOf } from '../../resumes/resumes.ts'
import type { Database } from '../../store/schema.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage } from '../../store/list.ts'

type Wanted = v.InferOutput<(typeof resumeCalls)['listResumes']['payload']>

/** Lists the resumes of the caller without documents, last changed first; or the trash. */
export const listResumes = defineHandler(contract.resumes.listResumes, ({ account, db, keyedHash }, wanted) =>
  listedOf(db, account.id, wanted, keyedHash),
)

/** List of an account's resumes, in two queries. */
export async function listedOf(
  db: Database,
  accountId: string,
  { trashed, ...wanted }: Wanted,
  keyedHash: (text: string) => string,
) {
  const { items, next } = await listPage(
    resumesOf(db, accountId)
      .select(['id', 'title', 'revision', 'created_at', 'updated_at'])
      .select(['trashed_at', 'locked_at', 'link_sealed', 'link_expires_on'])
      .where('trashed_at', trashed ? 'is not' : 'is', null),
    [
      { column: 'updated_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  const counts = await resumesOf(db, accountId)
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('trashed_at').as('trashed')])
    .executeTakeFirstOrThrow()
  const inTrash = Number(counts.trashed)
  return {
    items: items.map((item) => itemOf(item, keyedHash)),
    next,
    counts: { kept: Number(counts.all) - inTrash, trashed: inTrash },
  }
}
