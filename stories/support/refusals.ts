import { applicantRefusals } from '../applications/applicantRefusals.ts'
import { fileRefusals } from '../applications/fileRefusals.ts'
import { letterRefusals } from '../letters/refusals.ts'
import { postingRefusals } from '../postings/refusals.ts'
import { importRefusals, resumeRefusals } from '../resumes/refusals.ts'

/** A sentence of the server's own, when it has understood and says no. */
export interface Refusal {
  readonly words: string
  /** What has happened by then. */
  readonly trigger: string
  /** What the person can do next. */
  readonly next: string
  /** The field it stands at, if it is about one. */
  readonly field?: string
}

/** What no server says: for whoever wants to see how any sentence looks. */
export const sampleRefusal = 'The server says no. This is a sentence of its own.'

/** Every refusal that somebody who uses the application can meet. A test compares them with the server. */
export const refusals = {
  wrongPassword: {
    words: 'The email address or the password is not right. Try again, or reset your password.',
    trigger: 'Login: the address is unknown, or the password is wrong. The words do not tell which.',
    next: 'Type again what is still in the field, or follow “Forgot password?” beside the password.',
  },
  tooManyAttempts: {
    words: 'Too many attempts. Try again in 10 minutes.',
    trigger:
      'Any form: too many tries from one place, or for one address. The words give the time that is left.',
    next: 'Wait as long as the words say. What was typed stays.',
  },
  tooBusy: {
    words: 'Too many people are logging in right now. Try again in a few seconds.',
    trigger: 'Login, registration, a new password: the server has more passwords to check than it can.',
    next: 'Send the form again.',
  },
  addressTaken: {
    words:
      'There is an account with this email address. Log in, or reset your password if you do not know it.',
    trigger: 'Registration: the address has an account of this role.',
    next: 'Follow “Login” below the form: the address goes along.',
    field: 'emailAddress',
  },
  passwordTells: {
    words: 'Choose a password that does not contain your email address.',
    trigger: 'Registration, a new password: the first part of the address stands in the password.',
    next: 'Choose another password.',
    field: 'password',
  },
  userNameTaken: {
    words: 'This user name is taken. Choose another one.',
    trigger: 'Settings: somebody has this user name, in capitals or small letters.',
    next: 'Choose another user name.',
    field: 'userName',
  },
  resetLinkUsedUp: {
    words: 'This link is no longer valid. Request a new link to reset your password.',
    trigger: 'A link to set a new password that is older than 30 minutes, replaced by a later one, or used.',
    next: 'Ask for another link.',
  },
  resetNotBegun: {
    words: 'Open the link in your mail again, or request a new link.',
    trigger: 'A new password is sent from a browser that has not opened the link.',
    next: 'Open the link in this browser, or ask for another one.',
  },
  resetOfAnother: {
    words: 'This link is for another account. Open the link in your mail again.',
    trigger: 'A new password is sent for another address than that of the link.',
    next: 'Open the link again.',
  },
  verificationLinkUsedUp: {
    words: 'This link is no longer valid. Log in and ask for a new verification mail.',
    trigger: 'A link that verifies an address is older than a day, or replaced by a later one.',
    next: 'Log in, and press “Send the mail again”.',
  },
  notLoggedIn: {
    words: 'You are not logged in any more. Log in again.',
    trigger: 'Members: the session has ended, on another device or with a new password.',
    next: 'Log in again.',
  },
  otherAccount: {
    words: 'You are logged in with another account. Reload the page.',
    trigger: 'Settings, company: somebody else has logged in in another tab.',
    next: 'Reload the page: it shows whose account it is.',
  },
  notCurrentPassword: {
    words: 'This is not your current password. Try again, or reset your password.',
    trigger: 'Change password, in the settings: the current password is another one.',
    next: 'Type it again.',
    field: 'currentPassword',
  },
  notThere: {
    words: 'This is not there, or not yours. Reload the page.',
    trigger: 'A posting: there is none at this address, or it is of another company.',
    next: 'Go back to the list, and choose from it.',
  },
  changedMeanwhile: {
    words: 'This has been changed in the meantime. Look at the newest version.',
    trigger: 'A posting: somebody else, or another window, has changed it since it was loaded.',
    next: 'Look at it as it is now, and do it again if it is still right.',
  },
  notVerified: {
    words: 'Verify your email address first, by the link in the mail that we sent you.',
    trigger: 'A posting is published by somebody whose address is not verified.',
    next: 'Follow the link in the mail, or press “Send the mail again” above the page.',
  },
  noCompany: {
    words: 'You act for no company. Open the link of an invitation to one, then write for it.',
    trigger: 'A posting is begun by somebody who has left their company, or was removed.',
    next: 'Ask whoever may invite to the company, and open the link in the mail.',
  },
  ownCompany: {
    words: 'You act for this company, so you cannot apply to it.',
    trigger: 'Applying: the address is that of somebody who acts for the company.',
    next: 'Look for a job of another company.',
  },
  notComplete: {
    words: 'Fill in what is missing, then send it.',
    trigger: 'Applying: the questions of the job have changed since the page was opened.',
    next: 'Reload the page: what was written is kept.',
  },
  fileGone: {
    words: 'This file is not there any more. Choose another one.',
    trigger: 'Applying: the resume was deleted in another window.',
    next: 'Choose another file, or upload it again.',
    field: 'resume',
  },
  wrongType: {
    words: 'Choose a PDF.',
    trigger: 'Applying: the file is of another type.',
    next: 'Save it as a PDF, and choose that.',
    field: 'resume',
  },
  notPdf: {
    words: 'This is not a PDF, or it is damaged. Choose another file.',
    trigger: 'Applying: the file calls itself a PDF, and is none.',
    next: 'Save it as a PDF, and choose that.',
    field: 'resume',
  },
  ...fileRefusals,
  ...applicantRefusals,
  onlyOwners: {
    words: 'Only an owner of your company can do this. Ask one of them.',
    trigger: 'Company: who was an owner when the page was loaded is one no more.',
    next: 'Ask an owner. The page shows by then what is left to do.',
  },
  recordNotFound: {
    words: 'We do not find this record yet. It can take a few hours until everybody does.',
    trigger: 'Company: the domain of the website has no record that shows whose it is.',
    next: 'Wait, and press “Check now” again.',
  },
  recordOfAnother: {
    words: 'There is a record of this kind, with another value. Copy the value from here again.',
    trigger: 'Company: the domain has such a record, with the value of another company or half of it.',
    next: 'Press “Copy” beside the value, and mend the record.',
  },
  domainUnknown: {
    words: 'The DNS does not know the domain of your website. Look at its address, and save it again.',
    trigger: 'Company: nobody has registered the domain of the website.',
    next: 'Mend the address of the website, and save.',
  },
  noWebsite: {
    words: 'Save the address of your website first.',
    trigger: 'Company: somebody has removed the website in another window.',
    next: 'Type the address of the website, and save.',
  },
  actsAlready: {
    words: 'This person acts for your company already.',
    trigger: 'Company: the address of a member is invited.',
    next: 'Invite another address.',
    field: 'emailAddress',
  },
  companyFull: {
    words: 'Your company has as many members and invitations as it can have. Remove one first.',
    trigger: 'Company: 50 people act for it, or are invited to.',
    next: 'Remove a member, or take back an invitation.',
  },
  invitesNobody: {
    words: 'Your company is suspended, so it can invite nobody. The mail about it says why.',
    trigger: 'Company: an operator has suspended the company.',
    next: 'Read the mail about it.',
  },
  lastOwner: {
    words: 'A company needs an owner. Make somebody else one first.',
    trigger: 'Company: the last owner leaves or steps down, after another owner has in the same moment.',
    next: 'Make somebody else an owner first.',
  },
  invitationSpent: {
    words: 'This invitation is no longer valid. Ask who invited you for another one.',
    trigger: 'An invitation that was taken back or used after its page was opened.',
    next: 'Ask for another invitation.',
  },
  applicantThere: {
    words: 'You have an open application at this company. Withdraw or discard it, then accept.',
    trigger: 'An invitation: the address has a candidate’s account that has applied to the company.',
    next: 'Withdraw the application, and open the invitation again.',
  },
  actsElsewhere: {
    words:
      'You act for a company that has postings, and an account acts for one company. Accept with another account.',
    trigger: 'An invitation: the account acts for another company, which has postings.',
    next: 'Ask for an invitation to another address, and accept with the account of that one.',
  },
  ...letterRefusals,
  ...postingRefusals,
  ...importRefusals,
  ...resumeRefusals,
  notSaved: {
    words: 'This cannot be saved right now. Try again in a minute.',
    trigger: 'Any form: the database is away.',
    next: 'Send the form again. What was typed stays.',
  },
  serverFailed: {
    words: 'Something went wrong on our side. Try again.',
    trigger: 'Any form: a fault of the server’s own.',
    next: 'Send the form again. What was typed stays.',
  },
  unreadableCall: {
    words: 'The server could not read this call. Reload the page and try again.',
    trigger: 'The page is older than the server, or something on the way has changed what was sent.',
    next: 'Reload the page.',
  },
  otherOrigin: {
    words: 'This call did not come from the application. Reload the page.',
    trigger: 'The call comes from another website.',
    next: 'Reload the page.',
  },
  tooMuch: {
    words: 'This is too much to send at once.',
    trigger: 'More is sent than any form of the application holds.',
    next: 'Shorten it.',
  },
  resumeGone: {
    words: 'This resume is not there any more. Choose another one.',
    trigger: 'An application: the resume that was chosen has been put into the trash since.',
    next: 'Choose another one, or take it out of the trash.',
    field: 'resume',
  },
  dayIsOver: {
    words: 'Choose a day from today on.',
    trigger: 'The link of a resume: the last day that it should work is over.',
    next: 'Choose a later day, or none.',
    field: 'expiresOn',
  },
  searchesWait: {
    words: 'Too much is being searched right now. Try again in a few seconds.',
    trigger: 'Jobs: very many searches wait.',
    next: 'Search again.',
  },
  pagesWait: {
    words: 'Too many pages are being laid out right now. Try again in a few seconds.',
    trigger: 'The pages of a resume: very many wait to be laid out.',
    next: 'Go on writing. The pages before stand, and new ones follow.',
  },
} as const satisfies Record<string, Refusal>
