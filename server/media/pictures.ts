import { createHash } from 'node:crypto'
import type { Database } from '../store/schema.ts'
import type { PicturesTable } from '../store/schema/media.ts'
import type { Squares } from './messages.ts'

/** Owner of a picture: a company for its logo, or an account for its photo. */
export type PictureOwner = { readonly companyId: string } | { readonly accountId: string }

const columnsOf = (owner: PictureOwner) =>
  'companyId' in owner
    ? ({ company_id: owner.companyId, account_id: null } as const)
    : ({ company_id: null, account_id: owner.accountId } as const)

interface KeepParts {
  readonly keyedHash: (text: string) => string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Stores a picture in place of the owner's previous one. The owner must be locked.
 *
 * @returns its hash, which depends on the owner, so that a path reveals nothing about the content
 */
export async function keepPicture(
  transaction: Database,
  owner: PictureOwner,
  { png192, webp192, webp96 }: Squares,
  { keyedHash, now }: KeepParts,
): Promise<string> {
  const columns = columnsOf(owner)
  const content = createHash('sha256').update(webp192).digest('hex')
  const hash = keyedHash(`picture ${columns.company_id ?? columns.account_id} ${content}`)
  await removePicture(transaction, owner)
  await transaction
    .insertInto('pictures')
    .values({ hash, ...columns, webp_96: webp96, webp_192: webp192, png_192: png192, created_at: now })
    .execute()
  return hash
}

/** Deletes the picture of an owner, if any. */
export async function removePicture(transaction: Database, owner: PictureOwner): Promise<void> {
  const { account_id: accountId, company_id: companyId } = columnsOf(owner)
  await transaction
    .deleteFrom('pictures')
    .where((row) =>
      companyId === null ? row('account_id', '=', accountId) : row('company_id', '=', companyId),
    )
    .execute()
}

/** Stored squares by the end of their path. */
const files = {
  '96.webp': { column: 'webp_96', type: 'image/webp' },
  '192.webp': { column: 'webp_192', type: 'image/webp' },
  '192.png': { column: 'png_192', type: 'image/png' },
} as const satisfies Readonly<Record<string, { column: keyof PicturesTable; type: string }>>

type PictureFile = keyof typeof files

const isPictureFile = (name: string): name is PictureFile => Object.hasOwn(files, name)

/** Picture in a response. */
export interface ServedPicture {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
  /** True for a photo, which must not be cached publicly; false for a logo. */
  readonly isPhoto: boolean
}

/** Finds a picture by the last segment of its path, `{hash}-192.webp`. */
export async function findPicture(db: Database, name: string): Promise<ServedPicture | undefined> {
  const [, hash = '', file = ''] = /^([\w-]{22})-(\d+\.[a-z]+)$/.exec(name) ?? []
  if (!isPictureFile(file)) return undefined
  const { column, type } = files[file]
  const found = await db
    .selectFrom('pictures')
    .leftJoin('companies', 'companies.id', 'pictures.company_id')
    .select([`pictures.${column} as body`, 'pictures.account_id'])
    .where('pictures.hash', '=', hash)
    // Hides the logo of a suspended company, because the logo may be the reason for the suspension.
    .where('companies.suspended_at', 'is', null)
    .executeTakeFirst()
  return found && { type, body: found.body, isPhoto: found.account_id !== null }
}
