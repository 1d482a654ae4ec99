import type { ApplicationCallName } from '../../../contract/applications/calls.ts'
import type { CallName } from '../../../contract/calls.ts'
import type { OwnCompanyCallName } from '../../../contract/companies/ownCompany.ts'
import type { FileCallName } from '../../../contract/files/calls.ts'
import type { StorageCallName } from '../../../contract/files/storage.ts'
import type { LetterCallName } from '../../../contract/letters/calls.ts'
import type { NoticeCallName } from '../../../contract/notices/calls.ts'
import type { PostingCallName } from '../../../contract/postings/calls.ts'
import type { PublicCallName } from '../../../contract/postings/report.ts'
import type { ReadName } from '../../../contract/reads.ts'
import type { ResumeCallName } from '../../../contract/resumes/calls.ts'
import type { ResumeUploadName } from '../../../contract/resumes/uploads.ts'
import type { SavedJobCallName } from '../../../contract/search/calls.ts'
import type { UploadName } from '../../../contract/uploads.ts'

/** A call or a read of any table of the contract. */
export type AnyName =
  | ApplicationCallName
  | CallName
  | PublicCallName
  | OwnCompanyCallName
  | FileCallName
  | StorageCallName
  | PostingCallName
  | ReadName
  | LetterCallName
  | NoticeCallName
  | ResumeCallName
  | SavedJobCallName
  | UploadName
  | ResumeUploadName

/** What each call and each read does, for the description of the API. */
export const summaries: Readonly<Record<AnyName, string>> = {
  login: 'Signs a person in.',
  register: 'Makes an account, signs the person in and mails a link that verifies the address.',
  registerEmployer:
    'Makes an account of an employer, signs the person in and mails a link that verifies the address.',
  forgotPassword: 'Mails a link that resets the password, if the address has an account.',
  checkResetPasswordCode: 'Checks the code of a reset link; this browser may then set a new password.',
  createPassword: 'Sets a new password, after its code has been checked in this browser.',
  verify: 'Marks an address as verified by the code of a mailed link.',
  updateProfile: 'Changes the names of who is signed in.',
  readCompany: 'Gives the own company.',
  proveCompany:
    'Looks for a verified address, or a record in the DNS, that shows that the website of the own company is theirs.',
  listMembers: 'Lists who acts for the own company, and who is invited to.',
  inviteMember: 'Invites somebody to act for the own company, by mail.',
  changeMembership: 'Makes a member of the own company an owner, or a recruiter.',
  removeMember: 'Takes a member or an invitation out of the own company.',
  readInvitation: 'Gives what who is signed in is invited to.',
  acceptInvitation: 'Has who is signed in act for the company that invited them.',
  updateCompany: 'Changes what an employer says of the company.',
  logout: 'Ends the session of this browser.',
  session: 'Tells who is signed in in this browser, or null.',
  resendVerification: 'Mails a new verification link to who is signed in.',
  changePassword: 'Changes the password of who is signed in, and ends the other sessions.',
  listFiles: 'Lists the files that a candidate has brought.',
  readFile: 'Gives a file of who is signed in, to be downloaded.',
  deleteFile: 'Deletes a file of who is signed in.',
  readStorage: 'Gives how many bytes the account of a candidate holds, and may hold.',
  uploadFile: 'Takes a PDF, with its name, percent-encoded, in the header `X-File-Name`.',
  importResume:
    'Reads a resume out of a PDF, a DOCX or an export of LinkedIn (ZIP), and keeps nothing of the file.',
  listPostings: 'Lists the postings of the own company.',
  readPosting: 'Gives a posting of the own company.',
  createPosting: 'Makes a draft, of a title or as a copy of a posting.',
  savePosting: 'Writes what a posting says, and tells what publishing it needs.',
  postingEvent: 'Does something to a posting, such as to publish or to close it.',
  startApplication: 'Begins an application to a posting, or gives the one that is open.',
  saveApplication: 'Writes what the draft of an application says, and tells what sending it needs.',
  candidateEvent: 'Does something with an application of one’s own, such as to send or to withdraw it.',
  listApplications: 'Lists the applications of a candidate.',
  readApplication: 'Gives an application of a candidate.',
  listApplicants: 'Lists who has applied to the own company.',
  readBoard: 'Gives all who wait in the stages of one posting of the own company.',
  readApplicant: 'Gives an application to the own company.',
  employerEvent: 'Answers an application, such as to move it to another stage or to ask something.',
  applicationEvents: 'Answers up to 200 applications in the same way, each for itself.',
  countWaiting: 'Counts the applications that wait for who asks.',
  applicationPdf: 'Gives the resume of an application of one’s own as it was sent, as PDF.',
  applicantPdf: 'Gives the resume that was sent with an application, as PDF.',
  applicantResume:
    'Gives what is printed of the resume that was sent with an application, to be read on a page.',
  readSentFile: 'Gives a file that was sent with an application, to be downloaded.',
  report: 'Tells operators that something is wrong with a posting.',
  listResumes: 'Lists the resumes of a candidate, or those in the trash.',
  createResume: 'Makes a resume: of a title, of a document, or as a copy of another.',
  readResume: 'Gives a resume of a candidate, or one of its versions.',
  saveResume: 'Writes what a resume says.',
  listResumeVersions: 'Lists the versions that are kept of a resume, the newest first.',
  nameResumeVersion: 'Gives a version of a resume a name, so that it is kept.',
  lockResume: 'Has nothing of a resume change until it is unlocked, or unlocks it.',
  trashResume: 'Puts a resume into the trash, where it is kept for 30 days.',
  restoreResume: 'Takes a resume out of the trash.',
  deleteResume: 'Deletes a resume in the trash for good.',
  shareResume: 'Gives a resume an address for whoever knows it, or takes that away.',
  resumePdf: 'Gives a resume, or one of its versions, as a tagged PDF that carries its own JSON Resume.',
  resumePages: 'Tells how the pages of a resume are laid out, and what a program reads on them.',
  saveJob: 'Saves a job for who is signed in.',
  unsaveJob: 'Takes a job out of those that were saved.',
  listSavedJobs: 'Lists the jobs that a candidate has saved, or which of some are.',
  listLetters: 'Lists the cover letters of a candidate, or those in the bin.',
  listParagraphs: 'Lists what the cover letters of a candidate say, to be used in another one.',
  createLetter: 'Makes a cover letter, of a title and a text or as a copy of another one.',
  readLetter: 'Gives a cover letter of who is signed in.',
  readMailSettings: 'Gives which mails come.',
  saveMailSettings: 'Sets which mails come, for the kinds that are named.',
  saveLetter: 'Writes what a cover letter says.',
  listLooks: 'Lists the resumes whose look a cover letter can have.',
  letterPdf: 'Gives a cover letter as a tagged PDF, with its fields filled in, in the look of a resume.',
  trashLetter: 'Puts a cover letter into the bin, where it is kept for 30 days.',
  restoreLetter: 'Takes a cover letter out of the bin.',
  deleteLetter: 'Deletes a cover letter in the bin for good.',
  describe: 'Describes the API.',
  jobs: 'Finds open jobs.',
  similarJobs: 'Gives open jobs that are like one.',
  home: 'Gives what the first page shows: figures, and the newest jobs.',
  places: 'Suggests places whose names begin as `q` does.',
  job: 'Gives a posting that is published, or was, as everybody may read it.',
  company: 'Gives what everybody may know of a company, by a slug that it has or had.',
}
