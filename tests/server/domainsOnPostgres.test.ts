import { testOnPostgres } from './support/onPostgres.ts'

// Tests of domains on PostgreSQL. The other server tests have a file of their own, so that two workers share
// the load.
testOnPostgres(
  import.meta.glob([
    './{alerts,applications,auth,companies,identity,letters,postings,profile,resumes,search,session,talent}/*.test.ts',
    '!./{resumes/pdf,resumes/samples,resumes/templates,resumes/typesetter,search/places,search/spelling}.test.ts',
  ]),
)
