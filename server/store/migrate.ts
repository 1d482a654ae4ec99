import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartupError } from '../operations/startupError.ts'
import { isLockTimeout, isMissingTable } from './errors.ts'
import * as accounts from './migrations/0001_accounts.ts'
import * as operations from './migrations/0002_operations.ts'
import * as companies from './migrations/0003_companies.ts'
import * as expiry from './migrations/0004_expiry.ts'
import * as recovery from './migrations/0005_recovery.ts'
import * as jobs from './migrations/0006_jobs.ts'
import * as members from './migrations/0007_members.ts'
import * as files from './migrations/0008_files.ts'
import * as postings from './migrations/0009_postings.ts'
import * as operators from './migrations/0010_operators.ts'
import * as search from './migrations/0011_search.ts'
import * as invitations from './migrations/0012_invitations.ts'
import * as reports from './migrations/0013_reports.ts'
import * as applications from './migrations/0014_applications.ts'
import * as savedJobs from './migrations/0015_saved_jobs.ts'
import * as proofs from './migrations/0018_proofs.ts'
import * as answers from './migrations/0020_answers.ts'
import * as demo from './migrations/0021_demo.ts'
import * as resumes from './migrations/0024_resumes.ts'
import * as letters from './migrations/0025_letters.ts'
import * as mailSettings from './migrations/0026_mail_settings.ts'
import * as openings from './migrations/0027_openings.ts'
import * as hiddenNames from './migrations/0028_hidden_names.ts'
import * as letterLooks from './migrations/0029_letter_looks.ts'
import * as postingSaved from './migrations/0030_posting_saved.ts'
import * as lockedResumes from './migrations/0031_locked_resumes.ts'
import * as callKeys from './migrations/0032_call_keys.ts'
import * as searchTraits from './migrations/0033_search_traits.ts'
import * as applicationStates from './migrations/0034_application_states.ts'
import * as earlierChoices from './migrations/0035_earlier_choices.ts'
import * as postingChanges from './migrations/0042_posting_changes.ts'
import * as companyNames from './migrations/0043_company_names.ts'
import * as storage from './migrations/0046_storage.ts'
import * as linkHashes from './migrations/0047_link_hashes.ts'
import * as postingViews from './migrations/0048_posting_views.ts'
import * as pictures from './migrations/0049_pictures.ts'
import * as statisticsIndexes from './migrations/0050_statistics_indexes.ts'
import * as applicantHeadlines from './migrations/0051_applicant_headlines.ts'
import * as identities from './migrations/0052_identities.ts'
import * as passkeys from './migrations/0053_passkeys.ts'
import * as devices from './migrations/0054_devices.ts'
import * as consentAndRetention from './migrations/0055_consent_and_retention.ts'
import * as exports from './migrations/0056_exports.ts'
import * as erasure from './migrations/0057_erasure.ts'
import * as addressChanges from './migrations/0058_address_changes.ts'
import * as postingRetention from './migrations/0059_posting_retention.ts'
import * as profiles from './migrations/0060_profiles.ts'
import * as talentSearch from './migrations/0061_talent_search.ts'
import * as introductions from './migrations/0062_introductions.ts'
import * as profileViews from './migrations/0063_profile_views.ts'
import * as connectingFlows from './migrations/0069_connecting_flows.ts'
import * as searchFilters from './migrations/0070_search_filters.ts'
import * as savedSearches from './migrations/0071_saved_searches.ts'
import * as resumeIdentities from './migrations/0079_resume_identities.ts'
import * as hostedApi from './migrations/0080_hosted_api.ts'
import * as oneTimeCodes from './migrations/0081_one_time_codes.ts'
import * as inlineVectors from './migrations/0082_inline_vectors.ts'
import * as coveringWords from './migrations/0083_covering_words.ts'
import * as sameFirm from './migrations/0084_same_firm.ts'
import type { Database } from './schema.ts'
import { startupTexts } from '../words/startup.ts'

const TIMEOUT_MS = 300_000
const PAUSE = 1_000

/** Migration of the schema. */
export interface Step extends Pick<Migration, 'up'> {
  /**
   * True if a server without this migration can continue to use the data, because nothing that it uses is
   * changed.
   */
  readonly isCompatible?: boolean
}

type Steps = Readonly<Record<string, Step>>

/** Migrations of this version, by name. */
export const migrations: Steps = {
  '0001_accounts': accounts,
  '0002_operations': operations,
  '0003_companies': companies,
  '0004_expiry': expiry,
  '0005_recovery': recovery,
  '0006_jobs': jobs,
  '0007_members': members,
  '0008_files': files,
  '0009_postings': postings,
  '0010_operators': operators,
  '0011_search': search,
  '0012_invitations': invitations,
  '0013_reports': reports,
  '0014_applications': applications,
  '0015_saved_jobs': savedJobs,
  '0018_proofs': proofs,
  '0020_answers': answers,
  '0021_demo': demo,
  '0024_resumes': resumes,
  '0025_letters': letters,
  '0026_mail_settings': mailSettings,
  '0027_openings': openings,
  '0028_hidden_names': hiddenNames,
  '0029_letter_looks': letterLooks,
  '0030_posting_saved': postingSaved,
  '0031_locked_resumes': lockedResumes,
  '0032_call_keys': callKeys,
  '0033_search_traits': searchTraits,
  '0034_application_states': applicationStates,
  '0035_earlier_choices': earlierChoices,
  '0042_posting_changes': postingChanges,
  '0043_company_names': companyNames,
  '0046_storage': storage,
  '0047_link_hashes': linkHashes,
  '0048_posting_views': postingViews,
  '0049_pictures': pictures,
  '0050_statistics_indexes': statisticsIndexes,
  '0051_applicant_headlines': applicantHeadlines,
  '0052_identities': identities,
  '0053_passkeys': passkeys,
  '0054_devices': devices,
  '0055_consent_and_retention': consentAndRetention,
  '0056_exports': exports,
  '0057_erasure': erasure,
  '0058_address_changes': addressChanges,
  '0059_posting_retention': postingRetention,
  '0060_profiles': profiles,
  '0061_talent_search': talentSearch,
  '0062_introductions': introductions,
  '0063_profile_views': profileViews,
  '0069_connecting_flows': connectingFlows,
  '0070_search_filters': searchFilters,
  '0071_saved_searches': savedSearches,
  '0079_resume_identities': resumeIdentities,
  '0080_hosted_api': hostedApi,
  '0081_one_time_codes': oneTimeCodes,
  '0082_inline_vectors': inlineVectors,
  '0083_covering_words': coveringWords,
  '0084_same_firm': sameFirm,
}

/**
 * Migrates the database to the schema of this version, in one transaction, so that an interruption leaves it
 * unchanged. Of several processes that start at once, one migrates, and the others wait. If a table is
 * locked, for example by a dump, the migration is rolled back and retried, so that running servers do not
 * queue behind it.
 *
 * Data of a newer version is used as it is, if all migrations since are compatible with this one.
 *
 * @param steps migrations by name, in the order of their names
 * @throws StartupError if the data requires a newer version, or a table is locked for more than five minutes
 */
export async function migrate(db: Database, steps = migrations): Promise<void> {
  const done = await stepsDone(db)
  const isComplete = Object.keys(steps).every((name) => done.includes(name))
  const isNewer = done.some((name) => !(name in steps))
  if (isNewer && !(isComplete && (await compatibleSince(db)) in steps)) {
    throw new StartupError(startupTexts.newerData, 'newerData')
  }
  if (isComplete) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => recorded(steps) },
    // Numbers are assigned when work on a migration begins, so one with a lower number may be applied later.
    allowUnorderedMigrations: true,
  })
  await retryWhileLocked(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
}

/**
 * Repeats startup work on the data while another process holds a lock, for example a dump or a server that
 * starts at the same time.
 *
 * @throws StartupError after five minutes
 */
export async function retryWhileLocked(attempt: () => Promise<void>): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
    if (performance.now() > until) {
      throw new StartupError(startupTexts.tablesInUse, 'databaseUnavailable')
    }
    await setTimeout(PAUSE)
  }
}

async function stepsDone(db: Database): Promise<readonly string[]> {
  // Lists no tables first, which takes longer than the rest of a start without new migrations.
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/** Latest migration that a server must know to use this data; empty if not recorded. */
async function compatibleSince(db: Database): Promise<string> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'schema_compatibility')) return ''
  return (await db.selectFrom('schema_compatibility').select('since').executeTakeFirst())?.since ?? ''
}

/** Migrations that also record which versions can use the data afterwards. */
function recorded(steps: Steps): Record<string, Migration> {
  const names = Object.keys(steps).toSorted()
  return Object.fromEntries(
    Object.entries(steps).map(([name, { up, isCompatible = false }]) => [
      name,
      {
        up: async (transaction: Database) => {
          await up(transaction)
          await sql`create table if not exists schema_compatibility (since text not null)`.execute(
            transaction,
          )
          const isWritten = (await compatibleSince(transaction)) !== ''
          if (isCompatible && isWritten) return
          const since = isCompatible ? (names[names.indexOf(name) - 1] ?? name) : name
          await transaction.deleteFrom('schema_compatibility').execute()
          await transaction.insertInto('schema_compatibility').values({ since }).execute()
        },
      },
    ]),
  )
}
