import { applicationCalls } from '../../contract/applications/calls.ts'
import { requesting } from './shared/provided.ts'

export const readApplication = requesting(applicationCalls.readApplication)
export const candidateEvent = requesting(applicationCalls.candidateEvent)
export const listApplicants = requesting(applicationCalls.listApplicants)
export const readBoard = requesting(applicationCalls.readBoard)
export const readApplicant = requesting(applicationCalls.readApplicant)
export const readApplicantText = requesting(applicationCalls.applicantResume)
export const employerEvent = requesting(applicationCalls.employerEvent)

export const listApplications = requesting(applicationCalls.listApplications)
