import Cookies from 'universal-cookie'
import * as v from 'valibot'
import { roles, type Role } from '../../contract/roles.ts'
import { userSchema, type User } from '../../contract/user.ts'
import type { Users } from '../../machines/session/sessionEvents.ts'

/** Lifetime of a user cookie in seconds: three months (specification, 9). */
const lifetime = 90 * 24 * 60 * 60

const cookies = new Cookies()
const attributes = () => ({ path: '/', sameSite: 'lax', secure: location.protocol === 'https:' }) as const

/** Raw text of a cookie; undefined if it does not exist. */
export const readCookie = (name: string) => cookies.get<string | undefined>(name, { doNotParse: true })

/**
 * Writes a cookie for the whole site.
 *
 * @param maxAge in seconds
 */
export const keepCookie = (name: string, text: string, maxAge: number) =>
  cookies.set(name, text, { ...attributes(), maxAge })

/**
 * Reads the users from the cookies. Anyone with access to the browser can edit them, so invalid ones are
 * removed.
 */
export function readUsers(): Users {
  const users: Partial<Record<Role, User>> = {}
  for (const role of roles) {
    const text = readCookie(role)
    const user = text === undefined ? undefined : parseUser(text)
    if (user) users[role] = user
    else if (text !== undefined) dropUser(role)
  }
  return users
}

/**
 * Writes a user to the role's cookie for three months, or renews it.
 *
 * @returns whether the browser has stored the cookie. It silently rejects cookies that are too large or
 * blocked, and keeps the previous one, so the cookie is read back.
 */
export const keepUser = (role: Role, user: User): boolean =>
  stays(role, user) || stays(role, { ...user, picture: '' })

export function dropUser(role: Role): void {
  // A cookie of the same name at a longer path would hide ours, so all paths are cleared.
  const segments = location.pathname.split('/')
  for (let depth = 1; depth <= segments.length; depth += 1) {
    cookies.remove(role, { ...attributes(), path: segments.slice(0, depth).join('/') || '/' })
  }
}

/**
 * Calls back when a user cookie may have changed: in this tab or another, or while the page was in the
 * back/forward cache.
 */
export function watchUsers(changed: () => void): () => void {
  let telling = false
  // Prevents recursion: a listener may remove a cookie, which is another change.
  const tell = () => {
    if (telling) return
    telling = true
    try {
      changed()
    } finally {
      telling = false
    }
  }
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted) tell()
  }
  cookies.addChangeListener(tell)
  addEventListener('pageshow', returned)
  return () => {
    cookies.removeChangeListener(tell)
    removeEventListener('pageshow', returned)
  }
}

function stays(role: Role, user: User): boolean {
  const text = JSON.stringify(user)
  const keep = () => {
    keepCookie(role, text, lifetime)
    cookies.update()
    return readCookie(role) === text
  }
  if (keep()) return true
  // A cookie at a longer path may hide ours. It is removed only now, because other tabs would see a logout
  // and discard unsaved input.
  dropUser(role)
  return keep()
}

function parseUser(text: string): User | undefined {
  try {
    const user = v.safeParse(userSchema, JSON.parse(text))
    return user.success ? user.output : undefined
  } catch {
    return undefined
  }
}
