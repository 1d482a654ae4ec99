import type { SavedSearchRow } from '../../alerts/savedSearches.ts'
import type { Application } from '../../applications/applications.ts'
import type { ClientErrorReport } from '../../../contract/clientErrors/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import type { DocumentReader } from '../../documents/documentReader.ts'
import type { FileCheck } from '../../files/fileCheck.ts'
import type { OpenIdProviders } from '../../identity/openIdProviders.ts'
import type { RelyingParty } from '../../identity/relyingParty.ts'
import type { Introduction } from '../../introductions/introductions.ts'
import type { Importer } from '../../resumes/import/importer.ts'
import type { PictureMaker } from '../../media/pictureMaker.ts'
import type { Settings } from '../../operations/settings.ts'
import type { Posting } from '../../postings/postings.ts'
import type { ViewCounter } from '../../postings/views.ts'
import type { Typesetter } from '../../resumes/pages/typesetter.ts'
import type { Resume } from '../../resumes/resumes.ts'
import type { CallLimits } from '../../security/callLimits.ts'
import type { LetterRow } from '../../letters/letters.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { ProfileViewCounter } from '../../talent/profileViews.ts'
import type { Store } from '../../store/open.ts'
import type { Database } from '../../store/schema.ts'
import type { Account } from '../../auth/accounts.ts'
import type { OwnCompany } from '../../companies/companies.ts'

/** Cookies of this server in the caller's browser. Other cookies are never read. */
export interface BrowserCookies {
  /** Token in a cookie; `undefined` if the cookie is absent or malformed. */
  read(kind: CookieKind): string | undefined
  write(kind: CookieKind, token: string): void
  remove(kind: CookieKind): void
}

/**
 * Kinds of cookies:
 *
 * - `session`: the logged-in session.
 * - `grant`: permission to set a new password.
 * - `device`: accounts that were logged in to from this browser.
 * - `flow`: a sign-in with a provider in progress.
 * - `passkey`: challenges issued to this browser.
 */
export type CookieKind = 'session' | 'grant' | 'device' | 'flow' | 'passkey'

/**
 * Resolves the TXT records of a name, each as its parts. Rejects if there are none, or the resolver fails.
 */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** Context of a public read, without an account. */
export interface ReadContext {
  readonly db: Database
  /** Start of the read, in milliseconds since 1970. */
  readonly now: number
  /**
   * Runs a task of many queries in a thread. Undefined for PostgreSQL, where the database server does the
   * work in its own process.
   */
  readonly runReaderTask?: Store['runReaderTask']
}

/** Context of the handler of a public read. */
export interface ReadHandlerContext extends ReadContext {
  /** Available identity providers. */
  readonly providers: Pick<OpenIdProviders, 'offered'>
}

/** Browser and network of a client, as text; empty if unknown. */
export interface ClientDevice {
  /** Browser and system, such as `Firefox on Windows`. */
  readonly browser: string
  /** Network prefix, such as `203.0.113.x`. */
  readonly network: string
}

/** Login session in one browser. */
export interface Session {
  /** Public id, for the list of sessions. */
  readonly id: string
  /** Time of the login, in milliseconds since 1970. */
  readonly createdAt: number
}

/** Context of every call. */
export interface CallContext {
  readonly role: Role
  /** Start of the call, in milliseconds since 1970. */
  readonly now: number
  readonly db: Database
  /** Database connection for heavy reads, in other threads, so that they do not block writes. */
  readonly reader: Database
  /**
   * Runs a task of many queries in a thread. Undefined for PostgreSQL, where the database server does the
   * work in its own process.
   */
  readonly runReaderTask?: Store['runReaderTask']
  readonly client: () => ClientDevice
  readonly passwords: Passwords
  readonly cookies: BrowserCookies
  /**
   * True for a client of the hosted API, which keeps its session, because it has no cookie that could be
   * replaced.
   */
  readonly keepsSession: boolean
  /** True if the account was used from this client before. Without a cookie, the network decides. */
  readonly isFamiliar: (account: Account) => Promise<boolean>
  /** Stored hash of the session that the call was made in; undefined for a guest. */
  readonly sessionHash: string | undefined
  /** Stored hash of the session in a role, for calls outside both roles. */
  readonly sessionHashOf: (role: Role) => string | undefined
  readonly limits: CallLimits
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  /** Secret key for signing links. */
  readonly hashKey: string
  /** Condition under which an operator reviews postings before publishing. */
  readonly postingReview: Settings['postingReview']
  /** Queries DNS for the TXT records of a name. */
  readonly resolveTxt: ResolveTxt
  /** Seconds in which an employer can undo a rejection. */
  readonly undoSeconds: number
  /** Name of the product. */
  readonly brand: string
  /** Identity providers. */
  readonly providers: OpenIdProviders
  readonly relyingParty: RelyingParty
  /** Renders PDFs and pictures of resumes. */
  readonly typesetter: Typesetter
  /** Renders resumes and applications for people other than their author. */
  readonly documents: DocumentReader
  /** Reads resumes from files. */
  readonly importer: Importer
  /** Views counted by this process since the last flush. */
  readonly views: Pick<ViewCounter, 'flush'>
  /** Counts which companies see which profiles. */
  readonly profileViews: Pick<ProfileViewCounter, 'opened' | 'listed' | 'flush'>
  /** Crops logos and photos to squares. */
  readonly pictures: Pick<PictureMaker, 'make'>
  /** Checks uploaded files. */
  readonly fileCheck: FileCheck
  /**
   * Awaits an optional write that accompanies a read. If it fails because the database cannot be written, for
   * example on a full disk, the failure is logged and the read continues.
   */
  readonly noteIfPossible: (writing: Promise<unknown>) => Promise<void>
  /** Logs and counts an error of a page. */
  readonly noteClientError: (report: ClientErrorReport) => void
  /** True if no proxy forwarded the call. */
  readonly isDirect: () => boolean
  /** Sets the account of the call in the security event. */
  readonly auditAccount: (accountId: string) => void
  /** Wakes the worker that sends emails; call it after the commit. */
  readonly wakeOutbox: () => void
  /** Starts the jobs of the queue of deadlines that are due; call it after the commit. */
  readonly wakeDeadlines: () => void
  /** Starts the work on exports; call it after the commit. */
  readonly wakeExports: () => void
  /** Wakes the worker that erases accounts; call it after the commit. */
  readonly wakeErasures: () => void
}

/** Context of a call by a logged-in account. */
export interface MemberContext extends CallContext {
  readonly account: Account
  readonly session: Session
}

/** Context of a handler, by the access of its call. */
export interface Contexts {
  readonly public: CallContext
  readonly session: MemberContext
  readonly verified: MemberContext
  readonly deleted: MemberContext
}

/** Objects that the router has loaded and authorized, by the ownership that the call declares. */
export interface OwnObjects {
  readonly none: object
  readonly account: object
  readonly posting: { readonly posting: Posting }
  readonly company: { readonly company: OwnCompany }
  readonly ownersCompany: { readonly company: OwnCompany }
  readonly application: { readonly application: Application }
  readonly letter: { readonly letter: LetterRow }
  readonly applicant: { readonly application: Application }
  readonly resume: { readonly resume: Resume }
  readonly provenCompany: { readonly company: OwnCompany }
  readonly introduction: { readonly introduction: Introduction }
  readonly sentIntroduction: { readonly introduction: Introduction }
  readonly savedSearch: { readonly search: SavedSearchRow }
}

/** File in a response. With a file name it is a download, and never shown inline. */
export interface Bytes {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  readonly fileName?: string
}

/** Result that a thread has serialized to JSON. */
export class WrittenResult {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

/** Result of a call handler, by kind of response. */
export interface Results {
  /** JSON value, or a `WrittenResult`. */
  readonly envelope: unknown
  readonly bytes: Bytes
}

/** Document in a response, shown inline. */
export interface Document {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** Result of a read handler, by kind of response. */
export interface ReadResults {
  readonly envelope: unknown
  readonly bytes: Document
}

/** Body of an upload. */
export interface IncomingFile {
  /** Content of the file; null for an empty body. */
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** Value of the header, percent-encoded and not validated. */
  readonly name: string | undefined
  /** Maximum number of bytes that the stream yields. */
  readonly maxBytes: number
}
