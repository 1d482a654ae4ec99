import { loginMachine } from './login.ts'
import { notificationsMachine } from './notifications.ts'
import { registrationMachine } from './registration.ts'
import { roleChooserMachine } from './roleChooser.ts'
import { sessionMachine } from './session.ts'

/** Every machine, by its id: what the laws, the gallery, the diagrams and the inspector go through. */
export const machines = {
  session: sessionMachine,
  notifications: notificationsMachine,
  roleChooser: roleChooserMachine,
  login: loginMachine,
  registration: registrationMachine,
} as const
