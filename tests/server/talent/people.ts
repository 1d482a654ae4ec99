import * as v from 'valibot'
import { emptyProfile, shownProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import {
  candidateProfileCalls,
  exclusion,
  ownProfile,
  type CandidateProfileCallName,
} from '../../../contract/talent/profileCalls.ts'
import { ownerAt, tellCompany } from '../support/companies.ts'
import { ada, readAnswer, type Browser, type TestServer } from '../support/harness.ts'

export const askProfile = async (browser: Browser, name: CandidateProfileCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${candidateProfileCalls[name].path}`, {
      body: JSON.stringify(payload),
    }),
  )

export const carpenter: ProfileContent = {
  ...emptyProfile,
  headline: 'Site carpenter',
  about: 'I build scenery that gets carried.',
  skills: [{ name: 'Timber framing', evidence: [] }],
  languages: [{ language: 'English', level: 'native' }],
  rightToWork: ['GB'],
  notice: 30,
  looksFor: {
    ...emptyProfile.looksFor,
    titles: ['Stage carpenter'],
    places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55, radius: 25 }],
    types: ['fullTime'],
  },
}

/** Registers a candidate and verifies the email address. Returns the actions of the candidate. */
export async function candidateAt(
  server: TestServer,
  { emailAddress = `someone.${crypto.randomUUID()}@example.com`, ...more }: Partial<typeof ada> = {},
) {
  const { browser, user } = await server.registered({ ...ada, ...more, emailAddress })
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await browser.call('verify', { emailAddress, verificationCode })
  const ask = (name: CandidateProfileCallName, payload: object = {}) => askProfile(browser, name, payload)
  const read = async () => v.parse(ownProfile, (await ask('readProfile')).result)
  return {
    browser,
    id: user.id,
    emailAddress,
    ask,
    read,
    /** Logs in again, because sessions end long before a profile is hidden automatically. */
    login: () => browser.call('login', { emailAddress, password: ada.password }),
    save: async (profile: Partial<ProfileContent> = {}) =>
      ask('saveProfile', { revision: (await read()).revision, profile: { ...carpenter, ...profile } }),
    show: (visibility: 'hidden' | 'anonymous' | 'named') => ask('setVisibility', { visibility }),
    exclusions: async () =>
      v.parse(v.object({ items: v.array(exclusion) }), (await ask('listExclusions')).result).items,
    preview: async (slug: string) => {
      const answer = await ask('previewProfile', { slug })
      return answer.http === 200 ? v.parse(shownProfile, answer.result) : undefined
    },
  }
}

/** Owner of a company with a verified website. */
export async function provenCompanyAt(
  server: TestServer,
  {
    domain = `firm-${crypto.randomUUID().slice(0, 8)}.example`,
    name = `Firm ${crypto.randomUUID().slice(0, 8)}`,
    emailAddress = `owner@${domain}`,
  }: { readonly domain?: string; readonly name?: string; readonly emailAddress?: string } = {},
) {
  const owner = await ownerAt(server, { emailAddress, companyName: name })
  await tellCompany(owner.browser, { name, website: `https://${domain}` })
  const session = v.parse(
    v.looseObject({ company: v.looseObject({ slug: v.string() }) }),
    (await owner.browser.call('session', {}, 'employer')).result,
  )
  return { ...owner, name, domain, slug: session.company.slug }
}

/** Creates a resume. Returns its id. */
export async function resumeOf(browser: Browser, document: object): Promise<string> {
  const answer = await readAnswer(
    await browser.send('/api/candidate/create-resume', {
      body: JSON.stringify({ title: 'Resume', document }),
    }),
  )
  return v.parse(v.looseObject({ id: v.string() }), answer.result).id
}
