import { createActor } from 'xstate'
import { changePasswordMachine } from '../../machines/profile/changePassword.ts'

/** The flow of a form that stands on a page whose story is about another one: it waits, and sends nothing. */
export const idlePasswordFlow = createActor(changePasswordMachine, { input: { role: 'candidate' } }).start()
