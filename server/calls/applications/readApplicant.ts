import { applicantOf } from '../../applications/shown.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/** Gives an application to a posting of the own company, by its id or its reference. */
export const readApplicant: ApplicationHandler<'readApplicant'> = async ({ application, db }) =>
  applicantOf(db, application)
