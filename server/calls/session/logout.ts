import type { Handler } from '../shared/context.ts'
import { endSession } from '../shared/sessions.ts'

/** Ends the session of this browser, if there is one. */
export const logout: Handler<'logout'> = async ({ cookies, db }) => {
  const token = cookies.read('session')
  if (token) await endSession(db, token)
  cookies.remove('session')
  cookies.remove('grant')
}
