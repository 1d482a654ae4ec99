import { createActor } from 'xstate'
import { changePasswordMachine } from '../../machines/profile/changePassword.ts'

/** Idle flow of the password form, for pages whose story is about another part. */
export const idlePasswordFlow = createActor(changePasswordMachine, { input: { role: 'candidate' } }).start()
