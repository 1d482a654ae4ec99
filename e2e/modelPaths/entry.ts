import { loginMachine } from '../../machines/auth/login.ts'
import { registrationMachine } from '../../machines/auth/registration.ts'
import { candidate } from '../../tests/machines/support/events.ts'
import {
  expectDashboard,
  fillLogin,
  fillRegistration,
  loginButton,
  registerButton,
  somebody,
  type Person,
} from '../support/people.ts'
import { newAccountElsewhere } from './accounts.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Tools } from './driver.ts'
import {
  answered,
  formIsOpen,
  formIsUnderWay,
  formTakesLong,
  garbled,
  offline,
  refused,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from './ends.ts'

interface EntryScene extends Scene {
  /** Who is let in. */
  readonly person: Person
  /** Who has an account already. */
  readonly known: Person
}

const input = { role: 'candidate' }
const submit = { type: 'submit', form: new FormData() }

const states = {
  asking: formIsOpen,
  'submitting.waiting': formIsUnderWay,
  'submitting.stillWaiting': formTakesLong,
  done: ({ page, person }: EntryScene) => expectDashboard(page, person),
}

export const login = driverOf<EntryScene>({
  machine: loginMachine,
  input,
  open: async ({ page, app }: Tools) => {
    const { person } = await newAccountElsewhere(page, app)
    const calls = await HeldCalls.of(page, 'login')
    await page.clock.install()
    await page.goto('/auth/login/candidate')
    return { page, calls, person, known: person }
  },
  moves: {
    'submits the form': {
      event: submit,
      drive: async ({ page, person }) => {
        await fillLogin(page, person)
        await loginButton(page).click()
      },
    },
    ...waited('login.submitting.waiting'),
    'gives up waiting': {
      event: { type: 'cancel' },
      from: (snapshot) => snapshot.matches({ submitting: 'stillWaiting' }),
      drive: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    },
    'the server refuses': refused(
      'login',
      () => ({ password: 'Not-the-one1!' }),
      /The email address or the password is not right/,
    ),
    'the server is not reached': unreachable('login'),
    'something else answers': garbled('login'),
    'the connection is lost': offline('login'),
    'no answer comes in time': timedOut('login'),
    'the server lets them in': answered('login', candidate),
  },
  states,
})

export const registration = driverOf<EntryScene>({
  machine: registrationMachine,
  input,
  open: async ({ page, app }: Tools) => {
    const { person: known } = await newAccountElsewhere(page, app)
    const calls = await HeldCalls.of(page, 'register')
    await page.clock.install()
    await page.goto('/auth/register/candidate')
    return { page, calls, person: somebody(), known }
  },
  moves: {
    'submits the form': {
      event: submit,
      drive: async ({ page, person }) => {
        await fillRegistration(page, person)
        await registerButton(page).click()
      },
    },
    ...waited('registration.submitting.waiting'),
    'the server refuses': refused<EntryScene>(
      'register',
      ({ known: { emailAddress } }) => ({ emailAddress }),
      /There is an account with this email address/,
    ),
    'something else answers': garbled('register'),
    'no answer comes in time': timedOut('register'),
    'the server makes the account': answered('register', candidate),
  },
  states,
})
