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

/** Calls the API as a page of this browser would, past whatever holds the calls of the page itself. */
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

/** Makes an account. The server knows this browser from then on; its pages do not. */
export async function newAccount(page: Page, app: App): Promise<Account> {
  const person = somebody()
  const user = v.parse(userSchema, await ask(page, app, 'register', { ...person, provider: 'email' }))
  return { person, user }
}

/** Makes an account that nobody is signed in to. */
export async function newAccountElsewhere(page: Page, app: App): Promise<Account> {
  const account = await newAccount(page, app)
  await page.context().clearCookies()
  return account
}

/** Lets the pages of this browser know who is signed in, as another tab would. */
export const tellPages = (page: Page, app: App, { user }: Account): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'candidate', value: encodeURIComponent(JSON.stringify(user)), url: app.origin }])

/** Makes an employer's account, and lets the pages of this browser know who is signed in. */
export async function signInEmployer(page: Page, app: App): Promise<Account> {
  const person = somebody()
  const registered = { ...person, provider: 'email', companyName: 'Engine Works' }
  const user = v.parse(userSchema, await ask(page, app, 'registerEmployer', registered, 'employer'))
  await tellEmployer(page, app, user)
  return { person, user }
}

/** Likewise of an employer who has opened the link that verifies the address. */
export async function signInVerifiedEmployer(page: Page, app: App, mailbox: Mailbox): Promise<void> {
  const { person, user } = await signInEmployer(page, app)
  const link = await mailbox.link(person.emailAddress, '/auth/verify/')
  const verificationCode = link.split('/').at(-1)
  await ask(page, app, 'verify', { emailAddress: person.emailAddress, verificationCode }, 'employer')
  await tellEmployer(page, app, { ...user, isVerified: true })
}

/** Lets the pages of this browser know which employer is signed in, as another tab would. */
export const tellEmployer = (page: Page, app: App, user: User): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'employer', value: encodeURIComponent(JSON.stringify(user)), url: app.origin }])
