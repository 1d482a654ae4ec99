import { testOnPostgres } from './support/onPostgres.ts'

// All that the tests of the domains leave.
testOnPostgres(
  import.meta.glob([
    './*/*.test.ts',
    '!./{applications,auth,companies,letters,postings,profile,resumes,search,session}/*.test.ts',
  ]),
)
