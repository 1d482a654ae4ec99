import type * as v from 'valibot'
import { applicationCalls, type ApplicationCallName } from '../../contract/applications/calls.ts'
import type { Role } from '../../contract/roles.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

type Calls = typeof applicationCalls

/** A call about applications, made by one of the two sides. */
const asking = <Name extends ApplicationCallName>(role: Role, name: Name) =>
  provided(({ input, signal }: Asked<v.InferInput<Calls[Name]['payload']>>) =>
    askInTime<Calls[Name]['result']>(applicationCalls[name], role, input, signal),
  )

export const readApplication = asking('candidate', 'readApplication')
export const candidateEvent = asking('candidate', 'candidateEvent')
export const listApplicants = asking('employer', 'listApplicants')
export const readBoard = asking('employer', 'readBoard')
export const readApplicant = asking('employer', 'readApplicant')
export const readApplicantText = asking('employer', 'applicantResume')
export const employerEvent = asking('employer', 'employerEvent')
export const saveApplication = asking('candidate', 'saveApplication')
export const listApplications = asking('candidate', 'listApplications')
