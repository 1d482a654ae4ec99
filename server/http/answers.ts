import { applicationCalls, type ApplicationCallName } from '../../contract/applications/calls.ts'
import { calls, type CallName } from '../../contract/calls.ts'
import { clientErrorCalls } from '../../contract/clientErrors/calls.ts'
import { ownCompanyCalls, type OwnCompanyCallName } from '../../contract/companies/ownCompany.ts'
import { fileCalls, type FileCallName } from '../../contract/files/calls.ts'
import { storageCalls, type StorageCallName } from '../../contract/files/storage.ts'
import { letterCalls, type LetterCallName } from '../../contract/letters/calls.ts'
import { noticeCalls, type NoticeCallName } from '../../contract/notices/calls.ts'
import { postingCalls, type PostingCallName } from '../../contract/postings/calls.ts'
import { publicCalls, type PublicCallName } from '../../contract/postings/report.ts'
import { resumeCalls, type ResumeCallName } from '../../contract/resumes/calls.ts'
import { savedJobCalls, type SavedJobCallName } from '../../contract/search/calls.ts'
import { applicantPdf, applicationPdf } from '../calls/applications/sentPdf.ts'
import { applicationEvents } from '../calls/applications/applicationEvents.ts'
import { candidateEvent } from '../calls/applications/candidateEvent.ts'
import { countWaiting } from '../calls/applications/countWaiting.ts'
import { employerEvent } from '../calls/applications/employerEvent.ts'
import { listApplicants } from '../calls/applications/listApplicants.ts'
import { listApplications } from '../calls/applications/listApplications.ts'
import { readApplicant } from '../calls/applications/readApplicant.ts'
import { readBoard } from '../calls/applications/readBoard.ts'
import { readApplication } from '../calls/applications/readApplication.ts'
import { applicantResume } from '../calls/applications/applicantResume.ts'
import { readSentFile } from '../calls/applications/readSentFile.ts'
import { saveApplication } from '../calls/applications/saveApplication.ts'
import { startApplication } from '../calls/applications/startApplication.ts'
import { checkResetPasswordCode } from '../calls/auth/checkResetPasswordCode.ts'
import { createPassword } from '../calls/auth/createPassword.ts'
import { forgotPassword } from '../calls/auth/forgotPassword.ts'
import { login } from '../calls/auth/login.ts'
import { register } from '../calls/auth/register.ts'
import { registerEmployer } from '../calls/auth/registerEmployer.ts'
import { resendVerification } from '../calls/auth/resendVerification.ts'
import { verify } from '../calls/auth/verify.ts'
import { reportClientError } from '../calls/clientErrors/reportClientError.ts'
import { acceptInvitation } from '../calls/companies/acceptInvitation.ts'
import { changeMembership } from '../calls/companies/changeMembership.ts'
import { inviteMember } from '../calls/companies/inviteMember.ts'
import { listMembers } from '../calls/companies/listMembers.ts'
import { proveCompany } from '../calls/companies/proveCompany.ts'
import { readInvitation } from '../calls/companies/readInvitation.ts'
import { readCompany } from '../calls/companies/readCompany.ts'
import { removeMember } from '../calls/companies/removeMember.ts'
import { updateCompany } from '../calls/companies/updateCompany.ts'
import { deleteFile } from '../calls/files/deleteFile.ts'
import { listFiles } from '../calls/files/listFiles.ts'
import { readFile } from '../calls/files/readFile.ts'
import { readStorage } from '../calls/files/readStorage.ts'
import { createLetter } from '../calls/letters/createLetter.ts'
import { deleteLetter } from '../calls/letters/deleteLetter.ts'
import { letterPdf } from '../calls/letters/letterPdf.ts'
import { listLetters } from '../calls/letters/listLetters.ts'
import { listLooks } from '../calls/letters/listLooks.ts'
import { listParagraphs } from '../calls/letters/listParagraphs.ts'
import { readLetter } from '../calls/letters/readLetter.ts'
import { restoreLetter } from '../calls/letters/restoreLetter.ts'
import { saveLetter } from '../calls/letters/saveLetter.ts'
import { trashLetter } from '../calls/letters/trashLetter.ts'
import { createPosting } from '../calls/postings/createPosting.ts'
import { listPostings } from '../calls/postings/listPostings.ts'
import { postingEvent } from '../calls/postings/postingEvent.ts'
import { readPosting } from '../calls/postings/readPosting.ts'
import { report } from '../calls/postings/report.ts'
import { savePosting } from '../calls/postings/savePosting.ts'
import { changePassword } from '../calls/profile/changePassword.ts'
import { readMailSettings } from '../calls/profile/readMailSettings.ts'
import { saveMailSettings } from '../calls/profile/saveMailSettings.ts'
import { updateProfile } from '../calls/profile/updateProfile.ts'
import { createResume } from '../calls/resumes/createResume.ts'
import { deleteResume } from '../calls/resumes/deleteResume.ts'
import { listResumes } from '../calls/resumes/listResumes.ts'
import { listResumeVersions } from '../calls/resumes/listResumeVersions.ts'
import { lockResume } from '../calls/resumes/lockResume.ts'
import { nameResumeVersion } from '../calls/resumes/nameResumeVersion.ts'
import { readResume } from '../calls/resumes/readResume.ts'
import { restoreResume } from '../calls/resumes/restoreResume.ts'
import { resumePages } from '../calls/resumes/resumePages.ts'
import { resumePdf } from '../calls/resumes/resumePdf.ts'
import { saveResume } from '../calls/resumes/saveResume.ts'
import { shareResume } from '../calls/resumes/shareResume.ts'
import { trashResume } from '../calls/resumes/trashResume.ts'
import { listSavedJobs } from '../calls/search/listSavedJobs.ts'
import { saveJob } from '../calls/search/saveJob.ts'
import { unsaveJob } from '../calls/search/unsaveJob.ts'
import { logout } from '../calls/session/logout.ts'
import { session } from '../calls/session/session.ts'
import { answering, type AddCall } from './addCall.ts'

/** What answers each call of the contract. */
export const answers: Readonly<Record<CallName, AddCall>> = {
  login: answering(calls.login, login),
  register: answering(calls.register, register),
  registerEmployer: answering(calls.registerEmployer, registerEmployer),
  forgotPassword: answering(calls.forgotPassword, forgotPassword),
  checkResetPasswordCode: answering(calls.checkResetPasswordCode, checkResetPasswordCode),
  createPassword: answering(calls.createPassword, createPassword),
  verify: answering(calls.verify, verify),
  updateProfile: answering(calls.updateProfile, updateProfile),
  logout: answering(calls.logout, logout),
  session: answering(calls.session, session),
  resendVerification: answering(calls.resendVerification, resendVerification),
  changePassword: answering(calls.changePassword, changePassword),
}

/** What answers each call about files. */
export const fileAnswers: Readonly<Record<FileCallName, AddCall>> = {
  listFiles: answering(fileCalls.listFiles, listFiles),
  readFile: answering(fileCalls.readFile, readFile),
  deleteFile: answering(fileCalls.deleteFile, deleteFile),
}

/** What answers each call about the storage of an account. */
export const storageAnswers: Readonly<Record<StorageCallName, AddCall>> = {
  readStorage: answering(storageCalls.readStorage, readStorage),
}

/** What answers each call about which mails come. */
export const noticeAnswers: Readonly<Record<NoticeCallName, AddCall>> = {
  readMailSettings: answering(noticeCalls.readMailSettings, readMailSettings),
  saveMailSettings: answering(noticeCalls.saveMailSettings, saveMailSettings),
}

/** What answers each call about postings. */
export const postingAnswers: Readonly<Record<PostingCallName, AddCall>> = {
  listPostings: answering(postingCalls.listPostings, listPostings),
  readPosting: answering(postingCalls.readPosting, readPosting),
  createPosting: answering(postingCalls.createPosting, createPosting),
  savePosting: answering(postingCalls.savePosting, savePosting),
  postingEvent: answering(postingCalls.postingEvent, postingEvent),
}

/** What answers each call about one's company. */
export const ownCompanyAnswers: Readonly<Record<OwnCompanyCallName, AddCall>> = {
  readCompany: answering(ownCompanyCalls.readCompany, readCompany),
  updateCompany: answering(ownCompanyCalls.updateCompany, updateCompany),
  proveCompany: answering(ownCompanyCalls.proveCompany, proveCompany),
  listMembers: answering(ownCompanyCalls.listMembers, listMembers),
  inviteMember: answering(ownCompanyCalls.inviteMember, inviteMember),
  changeMembership: answering(ownCompanyCalls.changeMembership, changeMembership),
  removeMember: answering(ownCompanyCalls.removeMember, removeMember),
  readInvitation: answering(ownCompanyCalls.readInvitation, readInvitation),
  acceptInvitation: answering(ownCompanyCalls.acceptInvitation, acceptInvitation),
}

/** What answers each call that is made in no role. */
export const publicAnswers: Readonly<Record<PublicCallName, AddCall>> = {
  report: answering(publicCalls.report, report),
}

/** The handler of the call by which pages report their errors. */
export const clientErrorAnswers: Readonly<Record<keyof typeof clientErrorCalls, AddCall>> = {
  reportClientError: answering(clientErrorCalls.reportClientError, reportClientError),
}

/** What answers each call about the jobs that candidates have saved. */
export const savedJobAnswers: Readonly<Record<SavedJobCallName, AddCall>> = {
  saveJob: answering(savedJobCalls.saveJob, saveJob),
  unsaveJob: answering(savedJobCalls.unsaveJob, unsaveJob),
  listSavedJobs: answering(savedJobCalls.listSavedJobs, listSavedJobs),
}

/** What answers each call about cover letters. */
export const letterAnswers: Readonly<Record<LetterCallName, AddCall>> = {
  listLetters: answering(letterCalls.listLetters, listLetters),
  createLetter: answering(letterCalls.createLetter, createLetter),
  readLetter: answering(letterCalls.readLetter, readLetter),
  saveLetter: answering(letterCalls.saveLetter, saveLetter),
  listParagraphs: answering(letterCalls.listParagraphs, listParagraphs),
  listLooks: answering(letterCalls.listLooks, listLooks),
  letterPdf: answering(letterCalls.letterPdf, letterPdf),
  trashLetter: answering(letterCalls.trashLetter, trashLetter),
  restoreLetter: answering(letterCalls.restoreLetter, restoreLetter),
  deleteLetter: answering(letterCalls.deleteLetter, deleteLetter),
}

/** What answers each call about resumes. */
export const resumeAnswers: Readonly<Record<ResumeCallName, AddCall>> = {
  listResumes: answering(resumeCalls.listResumes, listResumes),
  createResume: answering(resumeCalls.createResume, createResume),
  readResume: answering(resumeCalls.readResume, readResume),
  saveResume: answering(resumeCalls.saveResume, saveResume),
  listResumeVersions: answering(resumeCalls.listResumeVersions, listResumeVersions),
  nameResumeVersion: answering(resumeCalls.nameResumeVersion, nameResumeVersion),
  lockResume: answering(resumeCalls.lockResume, lockResume),
  trashResume: answering(resumeCalls.trashResume, trashResume),
  restoreResume: answering(resumeCalls.restoreResume, restoreResume),
  deleteResume: answering(resumeCalls.deleteResume, deleteResume),
  shareResume: answering(resumeCalls.shareResume, shareResume),
  resumePdf: answering(resumeCalls.resumePdf, resumePdf),
  resumePages: answering(resumeCalls.resumePages, resumePages),
}

/** What answers each call about applications. */
export const applicationAnswers: Readonly<Record<ApplicationCallName, AddCall>> = {
  startApplication: answering(applicationCalls.startApplication, startApplication),
  saveApplication: answering(applicationCalls.saveApplication, saveApplication),
  candidateEvent: answering(applicationCalls.candidateEvent, candidateEvent),
  listApplications: answering(applicationCalls.listApplications, listApplications),
  readApplication: answering(applicationCalls.readApplication, readApplication),
  listApplicants: answering(applicationCalls.listApplicants, listApplicants),
  readBoard: answering(applicationCalls.readBoard, readBoard),
  readApplicant: answering(applicationCalls.readApplicant, readApplicant),
  employerEvent: answering(applicationCalls.employerEvent, employerEvent),
  applicationEvents: answering(applicationCalls.applicationEvents, applicationEvents),
  countWaiting: answering(applicationCalls.countWaiting, countWaiting),
  applicationPdf: answering(applicationCalls.applicationPdf, applicationPdf),
  applicantPdf: answering(applicationCalls.applicantPdf, applicantPdf),
  applicantResume: answering(applicationCalls.applicantResume, applicantResume),
  readSentFile: answering(applicationCalls.readSentFile, readSentFile),
}
