import { notify, successNotice } from '../shared/notice.ts'
import { changePasswordMachine } from '../profile/changePassword.ts'

/** Sets the first password of an account that has none, with the machine for changing one. */
export const firstPasswordMachine = changePasswordMachine.provide({
  actions: { tellDone: notify(() => successNotice('passwordSet')) },
})
