import { ownApplicationOf } from '../../applications/shown.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/** Gives an application of one's own, by its id or its reference. */
export const readApplication: ApplicationHandler<'readApplication'> = async ({ application, db }) =>
  ownApplicationOf(db, application)
