import { applicantRefusals } from '../applications/applicantRefusals.ts'
import { fileRefusals } from '../applications/fileRefusals.ts'
import { credentialRefusals } from '../identity/refusals.ts'
import { letterRefusals } from '../letters/refusals.ts'
import { postingRefusals } from '../postings/refusals.ts'
import { ownDataRefusals } from '../privacy/refusals.ts'
import { talentRefusals } from '../talent/refusals.ts'
import { importRefusals, resumeRefusals } from '../resumes/refusals.ts'

/** A message with which the server refuses a valid request. */
export interface Refusal {
  readonly words: string
  /** Cause of the refusal. */
  readonly trigger: string
  /** Next step for the person. */
  readonly next: string
  /** Field that shows the message, if it concerns one. */
  readonly field?: string
}

/** Sample message of no real refusal, to see how any message looks. */
export const sampleRefusal = 'The server says no. This is a sentence of its own.'

/** All refusals that users can get. A test compares them with the server's messages. */
export const refusals = {
  wrongPassword: {
    words: 'Wrong email or password. Try again or reset your password.',
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
    words: 'This email already has an account. Log in, or reset your password.',
    trigger: 'Registration: the address has an account of this role.',
    next: 'Follow “Login” below the form: the address goes along.',
    field: 'emailAddress',
  },
  passwordTells: {
    words: 'Choose a password that doesn’t contain your email.',
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
    words: 'This link has expired. Request a new link to reset your password.',
    trigger: 'A link to set a new password that is older than 30 minutes, replaced by a later one, or used.',
    next: 'Ask for another link.',
  },
  resetNotBegun: {
    words: 'Open the link in your email again, or request a new one.',
    trigger: 'A new password is sent from a browser that has not opened the link.',
    next: 'Open the link in this browser, or ask for another one.',
  },
  resetOfAnother: {
    words: 'This link is for another account. Open the link in your email again.',
    trigger: 'A new password is sent for another address than that of the link.',
    next: 'Open the link again.',
  },
  verificationLinkUsedUp: {
    words: 'This link has expired. Log in and request a new verification email.',
    trigger: 'A link that verifies an address is older than a day, or replaced by a later one.',
    next: 'Log in, and press “Resend email”.',
  },
  notLoggedIn: {
    words: 'Your session ended. Log in again.',
    trigger: 'Members: the session has ended, on another device or with a new password.',
    next: 'Log in again.',
  },
  otherAccount: {
    words: 'You’re logged in with another account. Reload the page.',
    trigger: 'Settings, company: somebody else has logged in in another tab.',
    next: 'Reload the page: it shows whose account it is.',
  },
  ...credentialRefusals,
  ...ownDataRefusals,
  notCurrentPassword: {
    words: 'This isn’t your current password. Try again, or reset it.',
    trigger: 'Change password, in the settings: the current password is another one.',
    next: 'Type it again.',
    field: 'currentPassword',
  },
  notThere: {
    words: 'We couldn’t find that. Reload the page.',
    trigger: 'A posting: there is none at this address, or it is of another company.',
    next: 'Go back to the list, and choose from it.',
  },
  changedMeanwhile: {
    words: 'Someone else changed this. Review the latest version, then try again.',
    trigger: 'A posting: somebody else, or another window, has changed it since it was loaded.',
    next: 'Look at it as it is now, and do it again if it is still right.',
  },
  notVerified: {
    words: 'Verify your email first. We sent you a link.',
    trigger: 'A posting is published by somebody whose address is not verified.',
    next: 'Follow the link in the mail, or press “Resend email” above the page.',
  },
  noCompany: {
    words: 'You’re not part of a company. Open your invitation link first.',
    trigger: 'A posting is begun by somebody who has left their company, or was removed.',
    next: 'Ask whoever may invite to the company, and open the link in the mail.',
  },
  ownCompany: {
    words: 'You’re a member of this company, so you can’t apply here.',
    trigger: 'Applying: the address is that of somebody who acts for the company.',
    next: 'Look for a job of another company.',
  },
  notComplete: {
    words: 'Complete the fields that are missing, then send your application.',
    trigger: 'Applying: the questions of the job have changed since the page was opened.',
    next: 'Reload the page: what was written is kept.',
  },
  missingAnswer: {
    words: 'This is missing, or doesn’t fit the question.',
    trigger: 'Applying: a question of the job has no answer, or one that does not fit.',
    next: 'Answer the question.',
    field: 'answers.why',
  },
  notOpenNow: {
    words: 'This job isn’t taking applications right now. Your draft is saved.',
    trigger: 'Applying: the job was paused or closed since the page was opened.',
    next: 'Search for other jobs, or try again later.',
  },
  notEditable: {
    words: 'This application can’t be changed anymore. Reload the page.',
    trigger: 'Applying: the draft was sent or discarded in another window.',
    next: 'Reload the page.',
  },
  fileGone: {
    words: 'This file was deleted. Choose another one.',
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
    words: 'This isn’t a PDF, or it’s damaged. Choose another file.',
    trigger: 'Applying: the file calls itself a PDF, and is none.',
    next: 'Save it as a PDF, and choose that.',
    field: 'resume',
  },
  ...fileRefusals,
  ...applicantRefusals,
  onlyOwners: {
    words: 'Only owners of your company can do this. Ask one of them.',
    trigger: 'Company: who was an owner when the page was loaded is one no more.',
    next: 'Ask an owner. The page shows by then what is left to do.',
  },
  recordNotFound: {
    words: 'We couldn’t find this record yet. It can take a few hours to appear.',
    trigger: 'Company: the domain of the website has no record that shows whose it is.',
    next: 'Wait, and press “Check now” again.',
  },
  recordOfAnother: {
    words: 'There’s a record of this kind with another value. Copy the value from here again.',
    trigger: 'Company: the domain has such a record, with the value of another company or half of it.',
    next: 'Press “Copy” beside the value, and mend the record.',
  },
  domainUnknown: {
    words: 'We couldn’t find your website’s domain. Check its address, then save again.',
    trigger: 'Company: nobody has registered the domain of the website.',
    next: 'Mend the address of the website, and save.',
  },
  noWebsite: {
    words: 'Save your website’s address first.',
    trigger: 'Company: somebody has removed the website in another window.',
    next: 'Type the address of the website, and save.',
  },
  actsAlready: {
    words: 'This person is already a member of your company.',
    trigger: 'Company: the address of a member is invited.',
    next: 'Invite another address.',
    field: 'emailAddress',
  },
  companyFull: {
    words: 'Your company has the most members and invitations allowed. Remove one first.',
    trigger: 'Company: 50 people act for it, or are invited to.',
    next: 'Remove a member, or withdraw an invitation.',
  },
  invitesNobody: {
    words: 'Your company is suspended, so you can’t invite members. We emailed you the reason.',
    trigger: 'Company: an operator has suspended the company.',
    next: 'Read the mail about it.',
  },
  lastOwner: {
    words: 'A company needs an owner. Make another member an owner first.',
    trigger: 'Company: the last owner leaves or steps down, after another owner has in the same moment.',
    next: 'Make somebody else an owner first.',
  },
  invitationSpent: {
    words: 'This invitation has expired. Ask for a new one.',
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
      'You’re in a company with job posts, and an account can be in only one. Accept with another account.',
    trigger: 'An invitation: the account acts for another company, which has postings.',
    next: 'Ask for an invitation to another address, and accept with the account of that one.',
  },
  ...letterRefusals,
  ...talentRefusals,
  ...postingRefusals,
  ...importRefusals,
  ...resumeRefusals,
  notSaved: {
    words: 'We can’t save this right now. Try again in a minute.',
    trigger: 'Any form: the database is away.',
    next: 'Send the form again. What was typed stays.',
  },
  serverFailed: {
    words: 'Something went wrong on our side. Try again.',
    trigger: 'Any form: a fault of the server’s own.',
    next: 'Send the form again. What was typed stays.',
  },
  unreadableCall: {
    words: 'We couldn’t read this request. Reload the page and try again.',
    trigger: 'The page is older than the server, or something on the way has changed what was sent.',
    next: 'Reload the page.',
  },
  otherOrigin: {
    words: 'This request didn’t come from this site. Reload the page.',
    trigger: 'The call comes from another website.',
    next: 'Reload the page.',
  },
  tooMuch: {
    words: 'This is too large to send. Shorten it.',
    trigger: 'More is sent than any form of the application holds.',
    next: 'Shorten it.',
  },
  resumeGone: {
    words: 'This resume was deleted. Choose another one.',
    trigger: 'An application: the resume that was chosen has been put into the trash since.',
    next: 'Choose another one, or take it out of the trash.',
    field: 'resume',
  },
  dayIsOver: {
    words: 'Choose today or a later date.',
    trigger: 'The link of a resume: the last day that it should work is over.',
    next: 'Choose a later day, or none.',
    field: 'expiresOn',
  },
  searchesWait: {
    words: 'Too many searches are running right now. Try again in a few seconds.',
    trigger: 'Jobs: very many searches wait.',
    next: 'Search again.',
  },
  placeUnknown: {
    words: 'We couldn’t find “Leedss”. Choose a place from the list.',
    trigger: 'Jobs: there is no place of this name.',
    next: 'Choose a place from the list.',
    field: 'place',
  },
  severalCountries: {
    words: '“Europe” is more than one country. Enter one country, a region, or a town.',
    trigger: 'Jobs: the place is larger than a country.',
    next: 'Enter a country, a region, or a town.',
    field: 'place',
  },
  noPostcodes: {
    words: 'We can’t search by postal code. Enter the name of a town.',
    trigger: 'Jobs: the place is a postal code.',
    next: 'Enter the name of a town.',
    field: 'place',
  },
  unknownCountry: {
    words: 'Enter the two letters of a country, such as GB.',
    trigger: 'Jobs, by the API: there is no such country. The page leaves it out.',
    next: 'Enter the letters of a country.',
    field: 'country',
  },
  unknownRegion: {
    words: 'Enter a region by its country and code, such as GB.ENG.',
    trigger: 'Jobs, by the API: the country has no such region. The page leaves it out.',
    next: 'Enter the country and code of a region.',
    field: 'region',
  },
  pagesWait: {
    words: 'Too many pages are being created right now. Try again in a few seconds.',
    trigger: 'The pages of a resume: very many wait to be laid out.',
    next: 'Go on writing. The pages before stand, and new ones follow.',
  },
} as const satisfies Record<string, Refusal>
