import { setImmediate as nextTurn } from 'node:timers/promises'
import { createActor, fromCallback, fromPromise, type Actor } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type { Confirmed, Kept, Users } from '../../machines/session/sessionEvents.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { refused } from '../machines/support/events.ts'
import { held } from '../machines/support/startFlow.ts'

/** Simulates a browser with one tab, and cookies that other tabs can change. */
export class Browser {
  cookies: Users
  /** True if the browser stores cookies. */
  keepsCookies = true
  readonly session: Actor<typeof sessionMachine>
  readonly #confirm = held<Confirmed, Users>()
  readonly #logout = held<void, readonly Role[]>()
  readonly #keep = fromPromise(async ({ input: { role, user } }: { input: Kept }) => {
    this.set(role, user)
    if (!this.keepsCookies) throw refused
  })
  #told = ''
  #tell: () => void = () => undefined

  constructor(cookies: Users) {
    this.cookies = cookies
    this.session = createActor(
      sessionMachine.provide({
        actors: {
          watchCookies: fromCallback(({ sendBack }) => {
            this.#tell = () => {
              this.#told = JSON.stringify(this.cookies)
              sendBack({ type: 'cookiesRead', users: this.cookies })
            }
            this.#tell()
          }),
          keep: this.#keep,
          confirm: this.#confirm.logic,
          logout: this.#logout.logic,
        },
        actions: {
          changeCookies: (_, changes) => {
            for (const { role, user } of changes) this.set(role, user)
          },
        },
      }),
    )
    this.session.start()
  }

  /** Sets a user's cookie. A browser that rejects the cookie also drops the previous one. */
  set(role: Role, user: User | undefined): void {
    const { [role]: _before, ...others } = this.cookies
    this.cookies = user && this.keepsCookies ? { ...others, [role]: user } : others
  }

  /** Logs in through a login flow in this tab. */
  async logsIn({ role, user }: Kept): Promise<void> {
    const login = fromPromise<User, Submission>(async () => user)
    const machine = loginMachine.provide({ actors: { login, keep: this.#keep } })
    const flow = createActor(machine, { input: { role } }).start()
    flow.send({ type: 'submit', form: new FormData() })
    await this.settles()
    const { output } = flow.getSnapshot()
    if (output) this.session.send({ type: 'signedIn', ...output })
    flow.stop()
  }

  /** Answers the confirmation call for each requested user. */
  async confirms(isKnown: (role: string) => boolean): Promise<void> {
    const call = this.#confirm.calls.at(-1)
    if (!call) return
    const known = Object.fromEntries(Object.entries(call.input).filter(([role]) => isKnown(role)))
    call.answer({ known, cookies: this.cookies })
    await this.settles()
  }

  async ends(isTold: boolean): Promise<void> {
    const call = this.#logout.calls.at(-1)
    if (isTold) call?.answer()
    else call?.fail(refused)
    await this.settles()
  }

  /** Processes pending promises and reports changed cookies to the session. */
  async settles(): Promise<void> {
    await nextTurn()
    if (JSON.stringify(this.cookies) !== this.#told) this.#tell()
    await nextTurn()
  }
}
