import { testOnPostgres } from './support/onPostgres.ts'

testOnPostgres(import.meta.glob('./hosted/**/*.test.ts'))
