import type { ResultOf } from '../../contract/call.ts'
import { paths } from '../../contract/paths.ts'
import type { resumeListCalls } from '../../contract/resumes/listing.ts'
import { createDocuments } from '../reading/documents.ts'
import { resumeCommandsMachine, type ResumeCommands } from './resumeCommands.ts'

export type ResumesPart = ResultOf<typeof resumeListCalls.listResumes>

/** Page that lists the resumes of a candidate. */
export const resumesPageMachine = createDocuments<ResumesPart, ResumeCommands>(resumeCommandsMachine, {
  begin: ['write', 'import'],
  pathOf: paths.resume,
})
