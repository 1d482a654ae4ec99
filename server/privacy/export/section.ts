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
  /** Database for reads only, off the event loop if possible. */
  readonly db: Database
  readonly account: Account
  /** Company of an employer. */
  readonly company: OwnCompany | undefined
  /** Start of the export, in milliseconds since 1970. */
  readonly now: number
  readonly typesetter: Pick<Typesetter, 'letterPdf' | 'pdf'>
  readonly documents: Pick<DocumentReader, 'applicantWords'>
  /** Assigns unique paths that are valid on every system. */
  readonly pathsOf: EntryNames
  /** Paths of files and sent resumes in the ZIP, by file id or digest of the resume. */
  readonly paths: Map<string, string>
  /** Reports the completion of one step. */
  readonly advance: () => void
  /** Records a file that could not be created, with the reason. */
  readonly leaveOut: (path: string, reason: string) => void
}

/** Data of one domain as files in the ZIP. */
export interface ExportSection {
  readonly roles: readonly Role[]
  /** Number of steps to report, for the progress. */
  readonly count: (context: ExportContext) => Promise<number>
  readonly entries: (context: ExportContext) => AsyncIterable<ZipEntry>
}
