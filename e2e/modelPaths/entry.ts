import { loginMachine } from '../../machines/auth/login.ts'
import { registrationMachine } from '../../machines/auth/registration.ts'
import { failureWords } from '../../src/words/failures.ts'
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
import { dropNewCookies, keepNewCookies } from './browserCookies.ts'
import { HeldCalls } from './calls.ts'
import { driverOf, type Drives, type Tools } from './driver.ts'
import {
  answered,
  expectToast,
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
  /** A person to register. */
  person: Person
  /** A person with an account. */
  readonly known: Person
}

const input = { role: 'candidate' }
const submit = { type: 'submit', form: new FormData() }

const states = {
  asking: formIsOpen,
  'submitting.waiting': formIsUnderWay,
  'submitting.stillWaiting': formTakesLong,
  // The state ends at once, so only its targets can be checked.
  keeping: () => Promise.resolve(),
  done: ({ page, person }: EntryScene) => expectDashboard(page, person),
}

const failsToKeep = 'xstate.error.actor.keep'

/** Lets the server accept the form. The browser keeps the cookie or drops it, depending on the next step. */
const letIn = (move: string, call: 'login' | 'register'): Drives<EntryScene> => ({
  [move]: {
    ...answered(call, candidate),
    drive: async ({ page, calls }, next) => {
      if (next?.event.type === failsToKeep) await dropNewCookies(page)
      await calls.pass(call)
    },
  },
  'the browser keeps the cookie': {
    event: { type: 'xstate.done.actor.keep', actorId: 'keep' },
    drive: () => Promise.resolve(),
  },
  'the browser drops the cookie': {
    event: { type: failsToKeep, actorId: 'keep', error: { code: 'unkept', message: failureWords.unkept } },
    drive: async ({ page }) => {
      await expectToast(page, failureWords.unkept)
      await keepNewCookies(page)
    },
  },
})

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
    'the server refuses': refused('login', () => ({ password: 'Not-the-one1!' }), /Wrong email or password/),
    'the server is not reached': unreachable('login'),
    'something else answers': garbled('login'),
    'the connection is lost': offline('login'),
    'no answer comes in time': timedOut('login'),
    ...letIn('the server lets them in', 'login'),
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
      drive: async (scene) => {
        // The account exists although the cookie was dropped, so another person registers.
        scene.person = somebody()
        await fillRegistration(scene.page, scene.person)
        await registerButton(scene.page).click()
      },
    },
    ...waited('registration.submitting.waiting'),
    'the server refuses': refused<EntryScene>(
      'register',
      ({ known: { emailAddress } }) => ({ emailAddress }),
      /This email already has an account/,
    ),
    'something else answers': garbled('register'),
    'no answer comes in time': timedOut('register'),
    ...letIn('the server makes the account', 'register'),
  },
  states,
})
