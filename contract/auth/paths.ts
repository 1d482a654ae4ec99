import type { Role } from '../roles.ts'

export const authPaths = {
  chooseLogin: '/auth/login',
  chooseRegister: '/auth/register',
  login: (role: Role) => `/auth/login/${role}`,
  register: (role: Role) => `/auth/register/${role}`,
  forgotPassword: (role: Role) => `/auth/forgot-password/${role}`,
  /** Pages opened by mailed links, which append an address and a code. */
  createPassword: (role: Role) => `/auth/create-password/${role}`,
  verify: (role: Role) => `/auth/verify/${role}`,
  changeEmail: (role: Role) => `/auth/change-email/${role}`,
  undoEmail: (role: Role) => `/auth/undo-email/${role}`,
  /**
   * Route pattern of address and code after these paths. Both are optional, because the page removes them
   * from the address bar after reading them.
   */
  mailed: '/:emailAddress?/:code?',
} as const

/** Path of a mailed link: the page, followed by address and code. */
export const mailedPath = (page: string, emailAddress: string, code: string) =>
  `${page}/${encodeSegment(emailAddress)}/${encodeSegment(code)}`

const encodeSegment = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')
