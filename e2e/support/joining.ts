import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { accountPath } from '../../tests/contract/support/accountCalls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { Role } from '../../contract/roles.ts'
import { userSchema } from '../../contract/user.ts'
import type { App } from './app.ts'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './people.ts'

/** Makes a call as another window of this browser would. Returns the result, if it is not refused. */
export async function ask(page: Page, app: App, path: string, data: object): Promise<unknown> {
  const headers = { origin: app.origin }
  const answer = await page.request.post(`${app.origin}/api/${path}`, { headers, data })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
  return envelope.result
}

/**
 * Registers a person and verifies their address by calls, and signs them in in this browser: for tests that begin after
 * that. How it is done by hand is told in e2e/auth and by `register`.
 */
export async function join(
  page: Page,
  app: App,
  mailbox: Mailbox,
  role: Role,
  person: Person,
): Promise<void> {
  const { emailAddress } = person
  const ofCompany = role === 'employer' ? { companyName: 'Engine Works' } : {}
  const registering = { ...person, ...ofCompany, provider: 'email' }
  const user = v.parse(userSchema, await ask(page, app, accountPath(role, 'register'), registering))
  const link = await mailbox.link(emailAddress, '/auth/verify/')
  const verificationCode = new URL(link).pathname.split('/').at(-1)
  await ask(page, app, accountPath(role, 'verify'), { emailAddress, verificationCode })
  const value = encodeURIComponent(JSON.stringify({ ...user, isVerified: true }))
  await page.context().addCookies([{ name: role, value, url: app.origin }])
}
