import { createAccount } from '../shared/createAccount.ts'
import type { Handler } from '../shared/context.ts'

/** As `register`, for an employer, whose company has a name. */
export const registerEmployer: Handler<'registerEmployer'> = (context, { companyName, ...person }) =>
  createAccount(context, person, companyName)
