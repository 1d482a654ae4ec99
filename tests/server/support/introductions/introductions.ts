import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  introductionCalls,
  ownIntroduction,
  sentIntroduction,
  type IntroductionCallName,
} from '../../../../contract/introductions/calls.ts'
import type { PostingContent } from '../../../../contract/postings/posting.ts'
import { emptyProfile, type Visibility } from '../../../../contract/talent/profile.ts'
import {
  candidateProfileCalls,
  type CandidateProfileCallName,
} from '../../../../contract/talent/profileCalls.ts'
import { createPersonIds } from '../../../../server/talent/personIds.ts'
import { keyedHash } from '../../../../server/security/secrets.ts'
import { runSql } from '../../store/runSql.ts'
import { candidateAt } from '../applications.ts'
import { tellCompany } from '../companies.ts'
import { readAnswer, startTestServer, type Browser, type TestServer } from '../harness.ts'
import { employerAt } from '../postings.ts'

/** Makes a call about invitations to apply, as the side that it is for. */
export const askAbout = async (browser: Browser, name: IntroductionCallName, payload: object = {}) => {
  const { path, roles } = introductionCalls[name]
  return readAnswer(await browser.send(`/api/${roles[0]}/${path}`, { body: JSON.stringify(payload) }))
}

export const invitation = 'We build engines that compute, and your profile fits. Would you like to talk?'

/** A server, a verified company with a posting, and what a member of it does. */
export async function startWithCompany(
  more: Partial<PostingContent> = {},
  settings: Parameters<typeof startTestServer>[0] = {},
) {
  const server = await startTestServer(settings)
  const employer = await provenEmployerAt(server, 'Engine Works')
  const posting = await employer.published({ validThrough: '2030-03-30', ...more })
  return { server, employer, posting }
}

/** A member of a verified company of their own. */
export async function provenEmployerAt(server: TestServer, name = `Works ${randomUUID()}`) {
  const domain = `w${randomUUID()}.example`
  const employer = await employerAt(server, { domain })
  await tellCompany(employer.browser, { name, website: `https://${domain}` })
  return { ...employer, ...invitingIn(server, employer) }
}

/** Actions of a member of a company on invitations. */
export function invitingIn(
  server: TestServer,
  { browser, emailAddress }: { readonly browser: Browser; readonly emailAddress: string },
) {
  const look = async (id: string) =>
    v.parse(sentIntroduction, (await askAbout(browser, 'readSentIntroduction', { id })).result)
  const companyId = () => companyOf(server, emailAddress)
  /** Id by which the company knows a person. */
  const idOf = async (person: { readonly emailAddress: string }) =>
    (await personIdsOf(server)).idFor(await companyId(), await personIdOf(server, person.emailAddress))
  const invite = async (
    person: { readonly emailAddress: string },
    postingId: string,
    message: string = invitation,
  ) => askAbout(browser, 'askIntroduction', { id: await idOf(person), postingId, message })
  return {
    companyId,
    idOf,
    invite,
    look,
    /** An invitation that has just been sent. */
    invited: async (person: { readonly emailAddress: string }, postingId: string) =>
      v.parse(sentIntroduction, (await invite(person, postingId)).result),
    list: async (payload: object = {}) =>
      v.parse(
        introductionCalls.listSentIntroductions.result,
        (await askAbout(browser, 'listSentIntroductions', payload)).result,
      ),
    /** Does something with an invitation as it is now. */
    act: async (id: string, event: object) =>
      askAbout(browser, 'employerIntroductionEvent', { id, revision: (await look(id)).revision, event }),
  }
}

interface Person {
  readonly firstName?: string
  readonly lastName?: string
  readonly visibility?: Visibility
  readonly headline?: string
}

/** A candidate with a profile that companies find. */
export async function visibleCandidateAt(server: TestServer, person: Person = {}) {
  const { headline = 'Engine builder', visibility = 'anonymous', ...name } = person
  const candidate = await candidateAt(server, name)
  const ask = (call: CandidateProfileCallName, payload: object) => {
    const { path } = candidateProfileCalls[call]
    return candidate.browser.send(`/api/candidate/${path}`, { body: JSON.stringify(payload) })
  }
  await ask('saveProfile', { revision: 1, profile: { ...emptyProfile, headline } })
  await ask('setVisibility', { visibility })
  return { ...candidate, ...invitedIn(candidate.browser) }
}

/** Actions of a candidate on invitations. */
export function invitedIn(browser: Browser) {
  const open = async (id: string) =>
    v.parse(ownIntroduction, (await askAbout(browser, 'readOwnIntroduction', { id })).result)
  return {
    open,
    invitations: async (payload: object = {}) =>
      v.parse(
        introductionCalls.listOwnIntroductions.result,
        (await askAbout(browser, 'listOwnIntroductions', payload)).result,
      ),
    /** Does something with an invitation as it is now. */
    respond: async (id: string, event: object) =>
      askAbout(browser, 'candidateIntroductionEvent', { id, revision: (await open(id)).revision, event }),
  }
}

/** Changes who sees the profile of a candidate. */
export const show = ({ browser }: { readonly browser: Browser }, visibility: Visibility) =>
  browser.send('/api/candidate/set-visibility', { body: JSON.stringify({ visibility }) })

const one = async (server: TestServer, statement: string) =>
  v.parse(v.tuple([v.object({ found: v.string() })]), await runSql(server, statement))[0].found

const personIdOf = (server: TestServer, emailAddress: string) =>
  one(
    server,
    `select person_id as found from profiles join accounts on accounts.id = account_id
    where email_address = '${emailAddress}'`,
  )

const companyOf = (server: TestServer, emailAddress: string) =>
  one(
    server,
    `select company_id as found from members join accounts on accounts.id = account_id
    where role = 'employer' and email_address = '${emailAddress}'`,
  )

const personIdsOf = async (server: TestServer) =>
  createPersonIds(keyedHash(await one(server, `select value as found from keys where name = 'hashes'`)))
