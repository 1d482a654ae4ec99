import { foundJobs } from '../../../contract/search/found.ts'
import { findJobs, type Search } from '../../search/findJobs.ts'
import type { Database } from '../../store/schema.ts'
import { projectionOf } from '../../projection.ts'

const project = projectionOf(foundJobs)

/** Runs a job search in a reader thread. Returns the JSON of the result, limited to its schema. */
export const run = async (db: Database, search: Search): Promise<Uint8Array<ArrayBuffer>> =>
  new TextEncoder().encode(JSON.stringify(project(await findJobs(db, search))))
