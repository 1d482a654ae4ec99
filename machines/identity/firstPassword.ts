import { notify, successNotice } from '../shared/notice.ts'
import { changePasswordMachine } from '../profile/changePassword.ts'

/** The machine of changing a password, for an account that has none yet. */
export const firstPasswordMachine = changePasswordMachine.provide({
  actions: { tellDone: notify(() => successNotice('passwordSet')) },
})
