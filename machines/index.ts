import { createPasswordMachine } from './createPassword.ts'
import { forgotPasswordMachine } from './forgotPassword.ts'
import { loginMachine } from './login.ts'
import { notificationsMachine } from './notifications.ts'
import { profileMachine } from './profile.ts'
import { registrationMachine } from './registration.ts'
import { roleChooserMachine } from './roleChooser.ts'
import { sessionMachine } from './session.ts'
import { verificationMachine } from './verification.ts'
import { verificationMailMachine } from './verificationMail.ts'

/** Every machine, by its id: what the laws, the gallery, the diagrams and the inspector go through. */
export const machines = {
  session: sessionMachine,
  notifications: notificationsMachine,
  roleChooser: roleChooserMachine,
  login: loginMachine,
  registration: registrationMachine,
  forgotPassword: forgotPasswordMachine,
  createPassword: createPasswordMachine,
  verification: verificationMachine,
  verificationMail: verificationMailMachine,
  profile: profileMachine,
} as const
