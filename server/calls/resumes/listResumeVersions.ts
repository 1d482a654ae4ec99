import { versionsOf } from '../../resumes/versions.ts'
import type { ResumeHandler } from '../shared/context.ts'

/** Gives the versions that are kept of a resume, the newest first: it is the resume as it is now. */
export const listResumeVersions: ResumeHandler<'listResumeVersions'> = async ({ db }, { id }) => ({
  versions: await versionsOf(db, id),
})
