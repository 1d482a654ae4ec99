import type { Role } from './roles.ts'

/** The addresses of the screens (specification, 2). */
export const paths = {
  home: '/',
  chooseLogin: '/auth/login',
  chooseRegister: '/auth/register',
  login: (role: Role) => `/auth/login/${role}`,
  register: (role: Role) => `/auth/register/${role}`,
  forgotPassword: (role: Role) => `/auth/forgot-password/${role}`,
  createPassword: (role: Role, emailAddress: string, code: string) =>
    `/auth/create-password/${role}/${encodeSegment(emailAddress)}/${encodeSegment(code)}`,
  verify: (role: Role, emailAddress: string, code: string) =>
    `/auth/verify/${role}/${encodeSegment(emailAddress)}/${encodeSegment(code)}`,
  /** Where a login lands (specification, 4). */
  landing: { candidate: '/candidate/dashboard', employer: '/employer' },
  /** Where the header's Dashboard button leads (specification, 2). */
  dashboard: { candidate: '/candidate', employer: '/app' },
  /** Where a member's area begins. */
  area: { candidate: '/candidate', employer: '/employer' },
  profile: '/candidate/profile',
  company: '/employer/company',
  settings: { candidate: '/candidate/profile?tab=settings', employer: '/employer/settings' },
  help: { candidate: '/candidate/help', employer: '/employer/help' },
  logout: { candidate: '/candidate/logout', employer: '/employer/logout' },
} as const

const encodeSegment = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

/**
 * Where to go after a login that was asked for on the way to another page: that page, if it is one of ours.
 *
 * @param wanted the query parameter `next`, untrusted
 * @returns a path on this origin with its query, or `undefined` for anything that could lead elsewhere
 */
export function ownPath(wanted: string | null | undefined): string | undefined {
  // Browsers drop control characters, and what is left may be another host.
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return undefined
  const url = new URL(wanted, 'http://own.invalid')
  const path = url.pathname + url.search
  // Dots in a path may fold it into one that begins with two slashes, which names a host.
  return url.origin === 'http://own.invalid' && !path.startsWith('//') ? path : undefined
}

/** A path that carries along where to go after the login. */
export const withNext = (path: string, next: string | undefined) =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
