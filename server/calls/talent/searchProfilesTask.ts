import type { Database } from '../../store/schema.ts'
import { findProfiles, type PeopleSearch } from '../../talent/findProfiles.ts'
import { writePeople } from './writtenPeople.ts'

/** Runs a search for people in a reader thread. */
export const run = async (db: Database, search: PeopleSearch): Promise<Uint8Array<ArrayBuffer>> =>
  writePeople(await findProfiles(db, search))
