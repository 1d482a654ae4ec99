import { createAccount } from '../shared/createAccount.ts'
import type { Handler } from '../shared/context.ts'

/**
 * Makes an account, signs the person in and mails the link that verifies the address (specification, 7: register).
 * Gives the user. Refused when the address has an account.
 */
export const register: Handler<'register'> = (context, person) => createAccount(context, person)
