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

/** The cookies of this server in the browser that called. No other cookie is ever read. */
export interface BrowserCookies {
  /** The token in a cookie, or `undefined` where there is none or it has not the shape of one. */
  read(kind: CookieKind): string | undefined
  write(kind: CookieKind, token: string): void
  remove(kind: CookieKind): void
}

/**
 * `session`: who is signed in. `grant`: this browser may set a new password. `device`: whose account was logged in to
 * from here before. `flow`: a sign-in with a provider that is under way. `passkey`: the challenges that this browser may
 * answer.
 */
export type CookieKind = 'session' | 'grant' | 'device' | 'flow' | 'passkey'

/** TXT records of a name, each in its parts. Rejects where there are none, or the resolver fails. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** Context of a public read, without an account. */
export interface ReadContext {
  readonly db: Database
  /** When the read began, in milliseconds since 1970. */
  readonly now: number
  /** Does work of many queries in a thread; undefined where another process reads the database. */
  readonly runReaderTask?: Store['runReaderTask']
}

/** Context of the handler of a public read. */
export interface ReadHandlerContext extends ReadContext {
  /** Providers that people can sign in with. */
  readonly providers: Pick<OpenIdProviders, 'offered'>
}

/** Browser and network of a client, in words; empty where unknown. */
export interface ClientDevice {
  /** Such as `Firefox on Windows`. */
  readonly browser: string
  /** Prefix of its network, such as `203.0.113.x`. */
  readonly network: string
}

/** A login in one browser. */
export interface Session {
  /** Names it to its owner. */
  readonly id: string
  /** When the person signed in, in milliseconds since 1970. */
  readonly createdAt: number
}

/** Context of every call. */
export interface CallContext {
  readonly role: Role
  /** When the call began, in milliseconds since 1970. */
  readonly now: number
  readonly db: Database
  /** Database for heavy reads, in other threads: they do not wait for writes. */
  readonly reader: Database
  /** Does work of many queries in a thread; undefined where another process reads the database. */
  readonly runReaderTask?: Store['runReaderTask']
  readonly client: () => ClientDevice
  readonly passwords: Passwords
  readonly cookies: BrowserCookies
  /** True for a client of the hosted API: it keeps its session, because it has no cookie for a new one. */
  readonly keepsSession: boolean
  /** True if an account was used from this client before, which is known by its network where it has no cookie. */
  readonly isFamiliar: (account: Account) => Promise<boolean>
  /** Stored hash of the session that the call was made in; undefined for a guest. */
  readonly sessionHash: string | undefined
  /** The same for a role, for a call outside both roles. */
  readonly sessionHashOf: (role: Role) => string | undefined
  readonly limits: CallLimits
  /** Makes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  /** Secret with which links are made that only this server can make. */
  readonly hashKey: string
  /** Postings that an operator reviews before they are published. */
  readonly postingReview: Settings['postingReview']
  /** Asks the DNS for the TXT records of a name. */
  readonly resolveTxt: ResolveTxt
  /** Seconds during which an employer can undo a rejection. */
  readonly undoSeconds: number
  /** The product's name. */
  readonly brand: string
  /** Providers that people can sign in with. */
  readonly providers: OpenIdProviders
  readonly relyingParty: RelyingParty
  /** Makes PDFs and pictures of resumes. */
  readonly typesetter: Typesetter
  /** Reads resumes and applications for others than who wrote them. */
  readonly documents: DocumentReader
  /** Reads a resume out of a file. */
  readonly importer: Importer
  /** Views that this process has counted since the last flush. */
  readonly views: Pick<ViewCounter, 'flush'>
  /** Counts which companies see which profiles. */
  readonly profileViews: Pick<ProfileViewCounter, 'opened' | 'listed' | 'flush'>
  /** Makes squares of logos and photos. */
  readonly pictures: Pick<PictureMaker, 'make'>
  /** Checks files that are uploaded. */
  readonly fileCheck: FileCheck
  /**
   * Waits for a write that only goes along with reading. Where the store takes none for now, as on a full disk, that is
   * logged, and reading goes on.
   */
  readonly noteIfPossible: (writing: Promise<unknown>) => Promise<void>
  /** Writes an error of a page to the log, and counts it. */
  readonly noteClientError: (report: ClientErrorReport) => void
  /** True if no proxy has forwarded the call. */
  readonly isDirect: () => boolean
  /** Names the account that the call is about in the trail of security events. */
  readonly auditAccount: (accountId: string) => void
  /** Starts delivery of queued mails; call it after the commit. */
  readonly wakeOutbox: () => void
  /** Starts the work on exports; call it after the commit. */
  readonly wakeExports: () => void
  /** Starts what deleted accounts wait for; call it after the commit. */
  readonly wakeErasures: () => void
}

/** Context of a call by an account that is logged in. */
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

/** Objects that the router has loaded and checked, by the ownership that the call declares. */
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

/** A file. With a name it is one to download, never to show. */
export interface Bytes {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  readonly fileName?: string
}

/** A result that is JSON already: a thread has written it. */
export class WrittenResult {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

/** The result of a handler, by how it is sent. */
export interface Results {
  /** Any JSON, or one that is written. */
  readonly envelope: unknown
  readonly bytes: Bytes
}

/** A document that is read as it is. */
export interface Document {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** The result of a read, by how it is sent. */
export interface ReadResults {
  readonly envelope: unknown
  readonly bytes: Document
}

/** The file of an upload. */
export interface IncomingFile {
  /** Null: nothing was sent. */
  readonly content: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** Raw value from the browser, percent-encoded. */
  readonly name: string | undefined
  /** At most so many bytes come. */
  readonly maxBytes: number
}
