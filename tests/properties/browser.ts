import { setImmediate as nextTurn } from 'node:timers/promises'
import { createActor, fromCallback, fromPromise, type Actor } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import type { Kept, Users } from '../../machines/session/sessionEvents.ts'
import { refused } from '../machines/support/events.ts'
import { held } from '../machines/support/startFlow.ts'

/** A browser with a session in one tab, and cookies that other tabs may change. */
export class Browser {
  cookies: Users
  /** Whether cookies that are set stay. */
  keepsCookies = true
  readonly session: Actor<typeof sessionMachine>
  readonly #confirm = held<Users, Users>()
  readonly #logout = held<void, Role>()
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
          keep: fromPromise(async ({ input: { role, user } }: { input: Kept }) => {
            this.set(role, this.keepsCookies ? user : undefined)
            if (!this.keepsCookies) throw refused
          }),
          confirm: this.#confirm.logic,
          logout: this.#logout.logic,
        },
        actions: {
          dropCookie: (_, role) => this.set(role, undefined),
          alignCookies: (_, { about, known }) => {
            for (const role of roles)
              if (this.cookies[role]?.id === about[role]?.id) this.set(role, known[role])
          },
        },
      }),
    )
    this.session.start()
  }

  set(role: Role, user: User | undefined): void {
    const { [role]: _before, ...others } = this.cookies
    this.cookies = user ? { ...others, [role]: user } : others
  }

  /** The server answers whether it knows the users whom it was asked about. */
  async confirms(isKnown: (role: string) => boolean): Promise<void> {
    const call = this.#confirm.calls.at(-1)
    if (!call) return
    const known = Object.entries(call.input).filter(([role]) => isKnown(role))
    call.answer(Object.fromEntries(known))
    await this.settles()
  }

  async ends(isTold: boolean): Promise<void> {
    const call = this.#logout.calls.at(-1)
    if (isTold) call?.answer()
    else call?.fail(refused)
    await this.settles()
  }

  /** Lets pass what takes no time, and tells the session what has become of the cookies. */
  async settles(): Promise<void> {
    await nextTurn()
    if (JSON.stringify(this.cookies) !== this.#told) this.#tell()
    await nextTurn()
  }
}
