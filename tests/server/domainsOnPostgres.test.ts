import { testOnPostgres } from './support/onPostgres.ts'

// What people do, but for what needs no database. All else that the server does is in a file of its own, so that two
// workers share this.
testOnPostgres(
  import.meta.glob([
    './{applications,auth,companies,letters,postings,profile,resumes,search,session}/*.test.ts',
    '!./{resumes/pdf,resumes/samples,resumes/templates,resumes/typesetter,search/places,search/spelling}.test.ts',
  ]),
)
