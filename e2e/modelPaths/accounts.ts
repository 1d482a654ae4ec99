import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { accountPath, type AccountCallName } from '../../tests/contract/support/accountCalls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { Role } from '../../contract/roles.ts'
import { userSchema, type User } from '../../contract/user.ts'
import type { App } from '../support/app.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { somebody, type Person } from '../support/people.ts'

export interface Account {
  readonly person: Person
  readonly user: User
}

/** Calls the API with this browser's session, unaffected by the routes that hold the page's own calls. */
export async function ask(
  page: Page,
  app: App,
  name: AccountCallName,
  data: object,
  role: Role = 'candidate',
): Promise<unknown> {
  const answer = await page.request.post(`${app.origin}/api/${accountPath(role, name)}`, {
    headers: { origin: app.origin },
    data,
  })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${name}: ${envelope.error.message}`)
  return envelope.result
}

/** Registers an account. The browser gets the server's session, but not the cookie that pages read. */
export async function newAccount(page: Page, app: App): Promise<Account> {
  const person = somebody()
  const user = v.parse(userSchema, await ask(page, app, 'register', { ...person, provider: 'email' }))
  return { person, user }
}

/** Registers an account and ends its session in this browser. */
export async function newAccountElsewhere(page: Page, app: App): Promise<Account> {
  const account = await newAccount(page, app)
  await page.context().clearCookies()
  return account
}

/** Sets the cookie that tells pages who is logged in, as another tab would. */
export const tellPages = (page: Page, app: App, { user }: Account): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'candidate', value: encodeURIComponent(JSON.stringify(user)), url: app.origin }])

/** Registers an employer and sets the cookie that tells pages who is logged in. */
export async function signInEmployer(page: Page, app: App): Promise<Account> {
  const person = somebody()
  const registered = { ...person, provider: 'email', companyName: 'Engine Works' }
  const user = v.parse(userSchema, await ask(page, app, 'registerEmployer', registered, 'employer'))
  await tellEmployer(page, app, user)
  return { person, user }
}

/**
 * Registers an employer, verifies the email address, and sets the cookie that tells pages who is logged in.
 */
export async function signInVerifiedEmployer(page: Page, app: App, mailbox: Mailbox): Promise<void> {
  const { person, user } = await signInEmployer(page, app)
  const link = await mailbox.link(person.emailAddress, '/auth/verify/')
  const verificationCode = link.split('/').at(-1)
  await ask(page, app, 'verify', { emailAddress: person.emailAddress, verificationCode }, 'employer')
  await tellEmployer(page, app, { ...user, isVerified: true })
}

/** Sets the cookie that tells pages which employer is logged in, as another tab would. */
export const tellEmployer = (page: Page, app: App, user: User): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'employer', value: encodeURIComponent(JSON.stringify(user)), url: app.origin }])
