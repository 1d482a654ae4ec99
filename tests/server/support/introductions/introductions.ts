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

/** Makes a call about invitations with the role that the call requires. */
export const askAbout = async (browser: Browser, name: IntroductionCallName, payload: object = {}) => {
  const { path, roles } = introductionCalls[name]
  return readAnswer(await browser.send(`/api/${roles[0]}/${path}`, { body: JSON.stringify(payload) }))
}

export const invitation = 'We build engines that compute, and your profile fits. Would you like to talk?'

/** Starts a server with a verified company, a posting and the actions of a member. */
export async function startWithCompany(
  more: Partial<PostingContent> = {},
  settings: Parameters<typeof startTestServer>[0] = {},
) {
  const server = await startTestServer(settings)
  const employer = await provenEmployerAt(server, 'Engine Works')
  const posting = await employer.published({ validThrough: '2030-03-30', ...more })
  return { server, employer, posting }
}

/** An employer with a verified company of their own. */
export async function provenEmployerAt(server: TestServer, name = `Works ${randomUUID()}`) {
  const domain = `w${randomUUID()}.example`
  const employer = await employerAt(server, { domain })
  await tellCompany(employer.browser, { name, website: `https://${domain}` })
  return { ...employer, ...invitingIn(server, employer) }
}

/** Actions of a company member on invitations. */
export function invitingIn(
  server: TestServer,
  { browser, emailAddress }: { readonly browser: Browser; readonly emailAddress: string },
) {
  const look = async (id: string) =>
    v.parse(sentIntroduction, (await askAbout(browser, 'readSentIntroduction', { id })).result)
  const companyId = () => companyOf(server, emailAddress)
  /** Id of a person that is specific to the company. */
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
    /** Sends an invitation and returns it. */
    invited: async (person: { readonly emailAddress: string }, postingId: string) =>
      v.parse(sentIntroduction, (await invite(person, postingId)).result),
    list: async (payload: object = {}) =>
      v.parse(
        introductionCalls.listSentIntroductions.result,
        (await askAbout(browser, 'listSentIntroductions', payload)).result,
      ),
    /** Sends an event to an invitation at its current revision. */
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

/** A candidate with a profile that companies can find. */
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
    /** Sends an event to an invitation at its current revision. */
    respond: async (id: string, event: object) =>
      askAbout(browser, 'candidateIntroductionEvent', { id, revision: (await open(id)).revision, event }),
  }
}

/** Sets the visibility of a candidate's profile. */
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
