import { arrayBuffer } from 'node:stream/consumers'
import { contract } from '../../../contract/index.ts'
import { picturePath } from '../../../contract/media/pictures.ts'
import { lockAccount, userOf } from '../../auth/accounts.ts'
import { keepPicture, removePicture } from '../../media/pictures.ts'
import { ownObject } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { indexProfile } from '../../talent/indexing.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Sets the photo of the caller. Returns the updated user.
 *
 * @throws Refused if the file is not a usable picture
 */
export const setPhoto = defineHandler(contract.profile.setPhoto, async (context, { content }) => {
  const file = content ? new Uint8Array(await arrayBuffer(content)) : new Uint8Array()
  const squares = await context.pictures.make(context.account.id, file)
  return change(context, async (transaction, accountId) =>
    picturePath(await keepPicture(transaction, { accountId }, squares, context)),
  )
})

/** Removes the photo of the caller. Returns the updated user. */
export const removePhoto = defineHandler(contract.profile.removePhoto, (context) =>
  change(context, async (transaction, accountId) => {
    await removePicture(transaction, { accountId })
    return ''
  }),
)

const change = (
  { account, db }: MemberContext,
  work: (transaction: Database, accountId: string) => Promise<string>,
) =>
  db.transaction().execute(async (transaction) => {
    const { id } = ownObject(await lockAccount(transaction, account.id))
    const picture = await work(transaction, id)
    await transaction.updateTable('accounts').set({ picture }).where('id', '=', id).execute()
    await indexProfile(transaction, id)
    return userOf(transaction, { ...account, picture })
  })
