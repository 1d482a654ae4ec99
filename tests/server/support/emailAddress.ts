import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import type { Role } from '../../../contract/roles.ts'
import { ada, minutes, readAnswer, type Browser, type TestServer } from './harness.ts'

export type EmailCallName = keyof typeof emailAddressCalls

/** Makes a call about a change of the email address. */
export const callEmail = async (
  browser: Browser,
  name: EmailCallName,
  payload: object = {},
  role: Role = 'candidate',
) =>
  readAnswer(
    await browser.send(`/api/${role}/${emailAddressCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** Requests a change of the email address, by default with the password of `ada`. */
export const askChange = (
  browser: Browser,
  emailAddress: string,
  password = ada.password,
  role: Role = 'candidate',
) => callEmail(browser, 'changeEmailAddress', { emailAddress, password }, role)

/** Address and code in the newest link that confirms or undoes a change of the address. */
export async function emailLink(server: TestServer, recipient: string, kind: 'change-email' | 'undo-email') {
  const mail = (await server.mails(recipient)).findLast(({ link }) => link.includes(`/auth/${kind}/`))
  if (!mail) throw new Error(`There is no such mail to ${recipient}.`)
  return { emailAddress: recipient, code: mail.link.split('/').at(-1) ?? '' }
}

/** Verifies the email address of an account. */
export async function verifyAddress(server: TestServer, browser: Browser, emailAddress: string) {
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await browser.call('verify', { emailAddress, verificationCode })
}

/** Requests and confirms a change of the logged-in person's email address. */
export async function changeTo(
  server: TestServer,
  browser: Browser,
  emailAddress: string,
  role: Role = 'candidate',
) {
  const asked = await askChange(browser, emailAddress, ada.password, role)
  if (!asked.status) throw new Error(asked.error?.message)
  const link = await emailLink(server, emailAddress, 'change-email')
  server.clock.now += minutes(2)
  return callEmail(server.browser(), 'confirmEmailAddress', link, role)
}
