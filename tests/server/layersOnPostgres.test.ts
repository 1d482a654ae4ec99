import { testOnPostgres } from './support/onPostgres.ts'

// Runs the remaining server tests on PostgreSQL, except those that need no database.
testOnPostgres(
  import.meta.glob([
    './*/*.test.ts',
    '!./{alerts,applications,auth,companies,hosted,identity,letters,postings,profile,resumes,search,session,talent}/*.test.ts',
    '!./{bench/worst,http/payload,mail/mailLook,media/pictureMaker,operations/image,operations/resultCache,operations/taskThread,pictures/pictures,security/source,store/memoizeByRow}.test.ts',
  ]),
)
