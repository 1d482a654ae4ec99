import type { Role } from '../roles.ts'

export const authPaths = {
  chooseLogin: '/auth/login',
  chooseRegister: '/auth/register',
  login: (role: Role) => `/auth/login/${role}`,
  register: (role: Role) => `/auth/register/${role}`,
  forgotPassword: (role: Role) => `/auth/forgot-password/${role}`,
  /** Mailed links open these, with an address and a code. */
  createPassword: (role: Role) => `/auth/create-password/${role}`,
  verify: (role: Role) => `/auth/verify/${role}`,
  changeEmail: (role: Role) => `/auth/change-email/${role}`,
  undoEmail: (role: Role) => `/auth/undo-email/${role}`,
  /** Pattern of the address and code after these paths; both are optional, because they leave the address bar once read. */
  mailed: '/:emailAddress?/:code?',
} as const

/** The path of a mailed link. Takes the path of its page, and what it carries. */
export const mailedPath = (page: string, emailAddress: string, code: string) =>
  `${page}/${encodeSegment(emailAddress)}/${encodeSegment(code)}`

const encodeSegment = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')
