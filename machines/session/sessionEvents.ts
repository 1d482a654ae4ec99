import { assertEvent } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'

/** Who is signed in: at most one candidate and one employer in a browser. */
export type Users = Readonly<Partial<Record<Role, User>>>

/** A user whose cookie is written. */
export interface Kept {
  readonly role: Role
  readonly user: User
}

/** Whom of the users it was asked about the server knows, and what the cookies say by then. */
export interface Confirmed {
  readonly known: Users
  readonly cookies: Users
}

/** What becomes of a role's cookie: it is written with the user, or taken away. */
export interface CookieChange {
  readonly role: Role
  readonly user: User | undefined
}

/** What the session hears: from pages, from cookies, from flows that end. */
export type SessionEvent =
  | { type: 'cookiesRead'; users: Users }
  | { type: 'arrived'; role: Role; next?: string | undefined }
  | { type: 'signedIn'; role: Role; user: User; next?: string | undefined }
  | { type: 'updated'; role: Role; user: User }
  | { type: 'signOut'; role: Role }
  | { type: 'outdated' }

/** The users but for one role's. */
export const without = (users: Users, role: Role): Users => {
  const { [role]: _gone, ...others } = users
  return others
}

/** What has to change for the cookies of those whom the server was asked about to say what it knows. */
export const changesTo = (asked: Users, { known, cookies }: Confirmed): readonly CookieChange[] =>
  roles
    // Another tab has signed somebody in or out while the server was asked.
    .filter((role) => cookies[role]?.id === asked[role]?.id)
    .filter((role) => JSON.stringify(cookies[role]) !== JSON.stringify(known[role]))
    .map((role) => ({ role, user: known[role] }))

/** Whom an event brings to be kept. */
export const keptBy = (event: SessionEvent): Kept => {
  assertEvent(event, 'updated')
  const { role, user } = event
  return { role, user }
}

/** Whose session an event wants closed: nobody's, where somebody signs in while another is logged out. */
export const rolesToClose = (event: SessionEvent): readonly Role[] =>
  event.type === 'signOut' ? [event.role] : []
