import { createActor, fromTransition } from 'xstate'
import { mailedPath } from '../../contract/auth/paths.ts'
import { paths } from '../../contract/paths.ts'
import type { CompanyPeople, OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import type { Resume } from '../../contract/resumes/calls.ts'
import type { SavedJob } from '../../contract/search/calls.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { Users } from '../../machines/session/sessionEvents.ts'
import { linkTitles } from '../../src/words/links.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { refused, refusedWith } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'

export interface Account {
  readonly user: User
  readonly password: string
}

/** A mail that the server would have sent. */
export interface Mail {
  readonly id: number
  readonly subject: string
  readonly to: string
  /** Path of the page that the link opens. */
  readonly link: string
}

/** State of server and browser during a journey. */
export interface Memory {
  readonly accounts: Readonly<Partial<Record<Role, Account>>>
  /** Roles that are logged in at the start. */
  readonly signedIn: readonly Role[]
  /** Mails, newest first. */
  readonly mails: readonly Mail[]
  /** Company fields that are not in the session's user. */
  readonly company: Partial<OwnCompany>
  readonly invitations: CompanyPeople['invitations']
  /** Job posts of the company, newest first. */
  readonly postings: readonly OwnPosting[]
  /** Resumes of the candidate, newest first. */
  readonly resumes: readonly Resume[]
  /** Saved jobs of the candidate, newest first. */
  readonly saved: readonly SavedJob[]
}

const nothing: Memory = {
  company: {},
  invitations: [],
  accounts: {},
  signedIn: [],
  mails: [],
  postings: [],
  resumes: [],
  saved: [],
}

type MemoryEvent =
  | { readonly type: 'begin'; readonly with: Partial<Memory> }
  | { readonly type: 'keep'; readonly role: Role; readonly account: Account }
  | { readonly type: 'send'; readonly mail: Omit<Mail, 'id'> }
  | { readonly type: 'post'; readonly posting: OwnPosting }
  | { readonly type: 'write'; readonly resume: Resume }
  | { readonly type: 'tell'; readonly company: Partial<OwnCompany> }
  | { readonly type: 'invite'; readonly invitations: CompanyPeople['invitations'] }

function remember(before: Memory, event: MemoryEvent): Memory {
  if (event.type === 'begin') return { ...nothing, ...event.with }
  if (event.type === 'keep')
    return { ...before, accounts: { ...before.accounts, [event.role]: event.account } }
  if (event.type === 'post') return { ...before, postings: withOne(before.postings, event.posting) }
  if (event.type === 'write') return { ...before, resumes: withOne(before.resumes, event.resume) }
  if (event.type === 'tell') return { ...before, company: { ...before.company, ...event.company } }
  if (event.type === 'invite') return { ...before, invitations: event.invitations }
  return { ...before, mails: [{ ...event.mail, id: before.mails.length }, ...before.mails] }
}

/** Replaces the item with the same id, or adds it at the beginning. */
const withOne = <One extends { readonly id: string }>(before: readonly One[], one: One) =>
  before.some(({ id }) => id === one.id)
    ? before.map((each) => (each.id === one.id ? one : each))
    : [one, ...before]

/** In-memory state, lost when the page is closed. */
export const memory = createActor(fromTransition(remember, nothing)).start()

const known = () => memory.getSnapshot().context

export const findAccount = (role: Role, emailAddress: string): Account | undefined => {
  const account = known().accounts[role]
  return account?.user.emailAddress === emailAddress ? account : undefined
}

/**
 * Account of a role.
 *
 * @throws {Failure} if the role has no account yet
 */
export function accountOf(role: Role): Account {
  const account = known().accounts[role]
  if (!account) throw refused('There is no account yet.')
  return account
}

/** Updates the user of a role and returns the new one. */
export function change(role: Role, changed: Partial<User>): User {
  const account = accountOf(role)
  const user = { ...account.user, ...changed }
  memory.send({ type: 'keep', role, account: { ...account, user } })
  return user
}

/** Users of the roles with an account, as the server knows them. */
export function usersOf(roles: readonly Role[]): Users {
  const { accounts } = known()
  return Object.fromEntries(roles.flatMap((role) => (accounts[role] ? [[role, accounts[role].user]] : [])))
}

export const signedInUsers = (): Users => usersOf(known().signedIn)

export function sendVerification(role: Role): void {
  const { emailAddress } = accountOf(role).user
  const link = mailedPath(paths.verify(role), emailAddress, 'code')
  memory.send({ type: 'send', mail: { subject: linkTitles.verify, to: emailAddress, link } })
}

/** Sends nothing for an unknown address, and does not report whether an account exists. */
export function sendResetLink(role: Role, emailAddress: string): void {
  if (!findAccount(role, emailAddress)) return
  const link = mailedPath(paths.createPassword(role), emailAddress, 'code')
  memory.send({ type: 'send', mail: { subject: linkTitles.createPassword, to: emailAddress, link } })
}

export const savedJobs = () => known().saved

export const knownCompany = () => known().company

export const knownInvitations = () => known().invitations

export const knownPostings = () => known().postings

/**
 * Finds a posting of the journey.
 *
 * @throws {Failure} `notFound`, like the server
 */
export function findPosting(wanted: string): OwnPosting {
  const posting = knownPostings().find(({ id }) => id === wanted)
  if (posting) return posting
  throw { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure
}

export function keepPosting(posting: OwnPosting): OwnPosting {
  memory.send({ type: 'post', posting })
  return posting
}

export const knownResumes = () => known().resumes

export function keepResume(resume: Resume): Resume {
  memory.send({ type: 'write', resume })
  return resume
}
