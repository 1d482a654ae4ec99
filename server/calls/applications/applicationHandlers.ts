import { contract, type Contract } from '../../../contract/index.ts'
import { ownApplicationOf } from '../../applications/shown.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { applicantResume } from './applicantResume.ts'
import { applicationEvents } from './applicationEvents.ts'
import { candidateEvent } from './candidateEvent.ts'
import { countWaiting } from './countWaiting.ts'
import { employerEvent } from './employerEvent.ts'
import { listApplicants } from './listApplicants.ts'
import { listApplications } from './listApplications.ts'
import { readApplicant } from './readApplicant.ts'
import { readBoard } from './readBoard.ts'
import { readSentFile } from './readSentFile.ts'
import { saveApplication } from './saveApplication.ts'
import { startApplication } from './startApplication.ts'
import { applicantPdf, applicationPdf } from './sentPdf.ts'

export const applicationHandlers: HandlersOf<Contract['applications']> = {
  startApplication,
  saveApplication,
  candidateEvent,
  listApplications,
  /** Returns an application of the candidate, by its id or reference. */
  readApplication: defineHandler(contract.applications.readApplication, async ({ application, db }) =>
    ownApplicationOf(db, application),
  ),
  listApplicants,
  readBoard,
  readApplicant,
  employerEvent,
  applicationEvents,
  countWaiting,
  applicationPdf,
  applicantPdf,
  applicantResume,
  readSentFile,
}
