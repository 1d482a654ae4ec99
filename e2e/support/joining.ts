import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { accountPath } from '../../tests/contract/support/accountCalls.ts'
import { envelopeSchema } from '../../contract/envelope.ts'
import type { Role } from '../../contract/roles.ts'
import { userSchema } from '../../contract/user.ts'
import type { App } from './app.ts'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './people.ts'

/**
 * Makes a call with this browser's session. Returns the result.
 *
 * @throws {Error} if the server refuses the call
 */
export async function ask(page: Page, app: App, path: string, data: object): Promise<unknown> {
  const headers = { origin: app.origin }
  const answer = await page.request.post(`${app.origin}/api/${path}`, { headers, data })
  const envelope = v.parse(envelopeSchema, await answer.json())
  if (!envelope.status) throw new Error(`The server refuses ${path}: ${envelope.error.message}`)
  return envelope.result
}

/**
 * Registers a person, verifies the email address and logs in, all through the API. For tests that start
 * afterwards; the forms have tests of their own.
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
