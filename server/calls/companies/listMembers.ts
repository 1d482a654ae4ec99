import type { OwnCompanyHandler } from '../shared/context.ts'
import { peopleOf } from './own.ts'

/** Gives who acts for the own company, and who is invited to. */
export const listMembers: OwnCompanyHandler<'listMembers'> = async ({ account, company, db, now }) =>
  peopleOf(db, company.id, { accountId: account.id, now })
