import { arrayBuffer } from 'node:stream/consumers'
import { contract } from '../../../contract/index.ts'
import { picturePath } from '../../../contract/media/pictures.ts'
import { companyOf, lockCompanyOf } from '../../companies/companies.ts'
import { keepPicture, removePicture } from '../../media/pictures.ts'
import { ownObject } from '../../refused.ts'
import { announce } from '../../store/changes.ts'
import type { Database } from '../../store/schema.ts'
import type { MemberContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { ownCompanyOf } from './own.ts'

/**
 * Sets the logo of the caller's company. Returns the company.
 *
 * @throws Refused if the file is not a usable picture
 */
export const setCompanyLogo = defineHandler(
  contract.companies.setCompanyLogo,
  async (context, { content }) => {
    const file = content ? new Uint8Array(await arrayBuffer(content)) : new Uint8Array()
    const squares = await context.pictures.make(context.account.id, file)
    return change(context, async (transaction, companyId) =>
      picturePath(await keepPicture(transaction, { companyId }, squares, context)),
    )
  },
)

/** Removes the logo of the caller's company. Returns the company. */
export const removeCompanyLogo = defineHandler(contract.companies.removeCompanyLogo, (context) =>
  change(context, async (transaction, companyId) => {
    await removePicture(transaction, { companyId })
    return ''
  }),
)

/** Changes the logo of the caller's current company, and notifies pages that show it. */
const change = (
  context: MemberContext,
  work: (transaction: Database, companyId: string) => Promise<string>,
) =>
  context.db.transaction().execute(async (transaction) => {
    const { id } = ownObject(await lockCompanyOf(transaction, context.account.id))
    const logo = await work(transaction, id)
    await transaction.updateTable('companies').set({ logo }).where('id', '=', id).execute()
    await announce(transaction, { kind: 'company', companyId: id })
    const company = ownObject(await companyOf(transaction, context.account.id))
    return ownCompanyOf({ ...context, db: transaction }, company)
  })
