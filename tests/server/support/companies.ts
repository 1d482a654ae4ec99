import * as v from 'valibot'
import type { Membership } from '../../../contract/companies/facts.ts'
import {
  type companyContent,
  companyPeople,
  ownCompany,
  ownCompanyCalls,
  type OwnCompanyCallName,
} from '../../../contract/companies/ownCompany.ts'
import { ada, readAnswer, type Browser, type TestServer } from './harness.ts'

export const askCompany = async (browser: Browser, name: OwnCompanyCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/employer/${ownCompanyCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** Changes the data of a logged-in member's company at its current revision. */
export async function tellCompany(
  browser: Browser,
  { name = 'Engine Works', website = '', about = '', ...more }: Partial<Content> = {},
) {
  const { revision } = v.parse(ownCompany, (await askCompany(browser, 'readCompany')).result)
  return askCompany(browser, 'updateCompany', { revision, company: { name, website, about, ...more } })
}

type Content = v.InferOutput<typeof companyContent>

/** Registers an employer and, by default, verifies the email address. Returns the actions of the employer. */
export async function ownerAt(
  server: TestServer,
  {
    emailAddress = `owner.${crypto.randomUUID()}@example.com`,
    companyName = 'Engine Works',
    isVerified = true,
  } = {},
) {
  const browser = server.browser()
  await browser.call('registerEmployer', { ...ada, emailAddress, companyName })
  const verify = async () => {
    const verificationCode = await server.codeFor(emailAddress, 'Verify')
    await browser.call('verify', { emailAddress, verificationCode }, 'employer')
  }
  if (isVerified) await verify()
  return { verify, ...ownerIn(server, { browser, emailAddress }) }
}

/** Actions of a company member. */
export function ownerIn(
  server: TestServer,
  { browser, emailAddress }: { readonly browser: Browser; readonly emailAddress: string },
) {
  const people = async () => v.parse(companyPeople, (await askCompany(browser, 'listMembers')).result)
  return {
    browser,
    emailAddress,
    people,
    ask: (name: OwnCompanyCallName, payload: object = {}) => askCompany(browser, name, payload),
    company: async () => v.parse(ownCompany, (await askCompany(browser, 'readCompany')).result),
    id: async () => (await people()).members.find(({ isYou }) => isYou)?.id ?? '',
    /** Invites an address. Returns the code in the mail. */
    invite: async (invited: string, membership: Membership = 'recruiter') => {
      await askCompany(browser, 'inviteMember', { emailAddress: invited, membership })
      return codeOf(server, invited)
    },
  }
}

/** Code in the newest invitation to an address. */
export async function codeOf(server: TestServer, emailAddress: string): Promise<string> {
  const mails = await server.mails(emailAddress)
  const mail = mails.findLast(({ subject }) => subject.includes('invited you'))
  return mail?.link.split('/').at(-1) ?? ''
}

/** Another member of an owner's company. */
export async function colleagueOf(
  server: TestServer,
  owner: ReturnType<typeof ownerIn>,
  membership: Membership = 'recruiter',
) {
  const colleague = await ownerAt(server, { isVerified: false })
  const code = await owner.invite(colleague.emailAddress, membership)
  await colleague.ask('acceptInvitation', { code })
  return colleague
}
