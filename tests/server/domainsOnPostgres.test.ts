import { testOnPostgres } from './support/onPostgres.ts'

// Runs the tests of domains on PostgreSQL. Other server tests run from a separate file, so that two workers
// share the load.
testOnPostgres(
  import.meta.glob([
    './{alerts,applications,auth,companies,identity,letters,postings,profile,resumes,search,session,talent}/*.test.ts',
    '!./{resumes/pdf,resumes/samples,resumes/scripts,resumes/templates,resumes/typesetter,search/places,search/spelling}.test.ts',
  ]),
)
