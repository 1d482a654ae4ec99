import type { Role } from '../../../contract/roles.ts'
import type { Account } from '../../auth/accounts.ts'
import type { OwnCompany } from '../../companies/companies.ts'
import type { DocumentReader } from '../../documents/documentReader.ts'
import type { Typesetter } from '../../resumes/pages/typesetter.ts'
import type { Database } from '../../store/schema.ts'
import type { EntryNames } from './entryNames.ts'
import type { ZipEntry } from './zip.ts'

/** Input of the sections of one export. */
export interface ExportContext {
  /** Reads alone, off the event loop where the database allows it. */
  readonly db: Database
  readonly account: Account
  /** The company that an employer acts for. */
  readonly company: OwnCompany | undefined
  /** When the export was started, in milliseconds since 1970. */
  readonly now: number
  readonly typesetter: Pick<Typesetter, 'letterPdf' | 'pdf'>
  readonly documents: Pick<DocumentReader, 'applicantWords'>
  /** Paths that are safe on every system, none of them twice. */
  readonly pathsOf: EntryNames
  /** Paths of files and sent resumes in the ZIP, by the id of the file or the digest of the resume. */
  readonly paths: Map<string, string>
  /** Reports that one of the counted steps is done. */
  readonly advance: () => void
  /** Notes a file that could not be made, and why. */
  readonly leaveOut: (path: string, reason: string) => void
}

/** Data of one domain, as files in the ZIP. A domain adds one to the list in `sections.ts`. */
export interface ExportSection {
  readonly roles: readonly Role[]
  /** Number of steps that it reports, for the progress. */
  readonly count: (context: ExportContext) => Promise<number>
  readonly entries: (context: ExportContext) => AsyncIterable<ZipEntry>
}
