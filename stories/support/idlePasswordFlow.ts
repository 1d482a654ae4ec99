import { createActor } from 'xstate'
import { changePasswordMachine } from '../../machines/profile/changePassword.ts'
import { changePassword } from '../../src/effects/profile.ts'

const machine = changePasswordMachine.provide({ actors: { changePassword } })

/** Password form of a page whose story is about another form: not sent until a button is pressed. */
export const idlePasswordFlow = createActor(machine, { input: { role: 'candidate' } }).start()
