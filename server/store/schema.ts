import type { Kysely } from 'kysely'
import type { AccountsTable, ErasuresTable } from './schema/accounts.ts'
import type {
  AlertConfirmationsTable,
  AlertMatchesTable,
  HiddenCompaniesTable,
  HiddenJobsTable,
  MailedJobsTable,
  SavedSearchesTable,
  SavedSearchTermsTable,
  SearchNarrowingsTable,
  SubscribersTable,
} from './schema/alerts.ts'
import type { ApplicationsTable, OpeningsTable } from './schema/applications.ts'
import type { CompaniesTable, CompanySlugsTable, InvitationsTable, MembersTable } from './schema/companies.ts'
import type { DemoTable } from './schema/demo.ts'
import type { FilePiecesTable, FilesTable } from './schema/files.ts'
import type {
  ApiKeysTable,
  AuthorizationCodesTable,
  OneTimeCodesTable,
  RefreshTokensTable,
  SigningKeysTable,
} from './schema/hosted.ts'
import type { AddressChangesTable, IdentitiesTable, ProviderFlowsTable } from './schema/identity.ts'
import type { LettersTable } from './schema/letters.ts'
import type { PicturesTable } from './schema/media.ts'
import type { MailSettingsTable } from './schema/notices.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './schema/passkeys.ts'
import type { EventsTable, PostingsTable, PostingViewsTable, ReportsTable } from './schema/postings.ts'
import type { ExportPiecesTable, ExportsTable, LegalTextsTable } from './schema/privacy.ts'
import type { ResumeIdentitiesTable, ResumesTable, ResumeVersionsTable } from './schema/resumes.ts'
import type {
  SavedJobsTable,
  SearchDictionaryTable,
  SearchPlacesTable,
  SearchPostingsTable,
  SearchVersionTable,
  SearchWordsTable,
} from './schema/search.ts'
import type { KeysTable, LimitsTable, SecurityEventsTable } from './schema/security.ts'
import type { CodesTable, GrantsTable, SessionsTable } from './schema/sessions.ts'
import type { IntroductionsTable } from './schema/introductions.ts'
import type {
  ExcludedCompaniesTable,
  ExclusionsTable,
  ProfilesTable,
  ProfileViewsTable,
} from './schema/talent.ts'
import type {
  ProfilePlacesTable,
  SavedCandidatesTable,
  SearchProfilesTable,
  ShownProfilesTable,
} from './schema/talentSearch.ts'
import type { JobsTable } from './schema/work.ts'

/** Latest migration that a server must know to use the data. */
interface SchemaCompatibilityTable {
  since: string
}

/**
 * All tables by name. Columns contain only text, integers and bytes, so that SQLite and PostgreSQL store the
 * same values. Times are in milliseconds since 1970.
 */
export interface Schema {
  accounts: AccountsTable
  erasures: ErasuresTable
  companies: CompaniesTable
  company_slugs: CompanySlugsTable
  members: MembersTable
  invitations: InvitationsTable
  sessions: SessionsTable
  codes: CodesTable
  grants: GrantsTable
  address_changes: AddressChangesTable
  identities: IdentitiesTable
  provider_flows: ProviderFlowsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  api_keys: ApiKeysTable
  signing_keys: SigningKeysTable
  refresh_tokens: RefreshTokensTable
  one_time_codes: OneTimeCodesTable
  authorization_codes: AuthorizationCodesTable
  files: FilesTable
  file_pieces: FilePiecesTable
  pictures: PicturesTable
  postings: PostingsTable
  posting_views: PostingViewsTable
  reports: ReportsTable
  applications: ApplicationsTable
  openings: OpeningsTable
  profiles: ProfilesTable
  exclusions: ExclusionsTable
  excluded_companies: ExcludedCompaniesTable
  profile_views: ProfileViewsTable
  search_profiles: SearchProfilesTable
  shown_profiles: ShownProfilesTable
  profile_words: SearchWordsTable
  profile_places: ProfilePlacesTable
  saved_candidates: SavedCandidatesTable
  introductions: IntroductionsTable
  letters: LettersTable
  saved_jobs: SavedJobsTable
  subscribers: SubscribersTable
  saved_searches: SavedSearchesTable
  saved_search_terms: SavedSearchTermsTable
  alert_matches: AlertMatchesTable
  mailed_jobs: MailedJobsTable
  hidden_jobs: HiddenJobsTable
  hidden_companies: HiddenCompaniesTable
  search_narrowings: SearchNarrowingsTable
  alert_confirmations: AlertConfirmationsTable
  resumes: ResumesTable
  resume_versions: ResumeVersionsTable
  resume_identities: ResumeIdentitiesTable
  events: EventsTable
  jobs: JobsTable
  mail_settings: MailSettingsTable
  search_postings: SearchPostingsTable
  search_words: SearchWordsTable
  search_places: SearchPlacesTable
  search_dictionary: SearchDictionaryTable
  search_version: SearchVersionTable
  limits: LimitsTable
  security_events: SecurityEventsTable
  keys: KeysTable
  exports: ExportsTable
  export_pieces: ExportPiecesTable
  legal_texts: LegalTextsTable
  demo: DemoTable
  schema_compatibility: SchemaCompatibilityTable
}

/** Database connection or transaction. */
export type Database = Kysely<Schema>
