import { dayInWords } from '../../../contract/dayInWords.ts'
import { counted } from '../../../contract/words/counted.ts'
import type {
  NoticeLink,
  NoticeMessage,
  NoticeName,
  NoticeParams,
  NoticeTitle,
} from '../../../machines/shared/noticeMessage.ts'

export const noticeTitles = {
  done: 'Done',
  error: 'Error',
  jobSaved: 'Saved',
  news: 'New',
  notCopied: 'Not copied',
  nothingUndone: 'Nothing undone',
  registrationFailed: 'Error!',
  sessionEnded: 'Session ended',
} as const satisfies Record<NoticeTitle, string>

export const noticeLinks = {
  backToAccount: 'Back to your account',
} as const satisfies Record<NoticeLink, string>

export const notices = {
  accountKept: 'Your account is kept.',
  changesInReview: 'We’re reviewing your changes. Candidates see the previous version until then.',
  changesPublished: 'Your changes are live.',
  companyExcluded: 'Excluded. They won’t see your profile.',
  companyJoined: 'You’ve joined the company.',
  companyLeft: 'You left the company.',
  companySaved: 'Your company has been updated successfully.',
  companyShownAgain: 'You’ll see this company’s jobs again.',
  companyVerified: 'Your company is verified.',
  deviceSignedOut: 'Device signed out.',
  emailChangeCanceled: 'Your email stays the same.',
  emailChanged: 'Your email address has been changed.',
  emailLinkSent: 'Link sent. Open it to confirm your new email.',
  emailVerified: 'You have just verified your email successfully.',
  exclusionRemoved: 'Exclusion removed.',
  fileDeleted: 'File deleted.',
  invitationSent: 'Invitation sent. Its link works for a week.',
  invitationAccepted: 'Invitation accepted. The employer replies next.',
  invitationApplied: 'Application sent.',
  invitationDeclined: 'Invitation declined.',
  invitationWithdrawn: 'Invitation withdrawn.',
  messageSent: 'Message sent.',
  conversationEnded: 'Conversation ended.',
  invitedToApply: 'Invitation sent. They have 7 days to reply.',
  jobShownAgain: 'You’ll see this job again.',
  letterCopied: 'Letter duplicated.',
  letterCreated: 'Letter created.',
  letterDeleted: 'Letter deleted.',
  letterKept: 'Your letter is kept in Cover Letters.',
  letterKeptBoth: 'Your version is saved as a separate letter.',
  letterPrinted: 'PDF ready.',
  letterRenamed: 'Letter renamed.',
  letterRestored: 'Letter restored.',
  letterTrashed: 'Moved to trash. It’s deleted for good in 30 days.',
  letterUnsaved: 'This letter isn’t saved yet. Try again in a moment.',
  linkIncomplete: 'This link is not complete. Open it again from the email.',
  loginNeeded: 'Log in again to continue.',
  logoRemoved: 'Logo removed.',
  logoSaved: 'Logo saved.',
  madeOwner: 'Role changed to owner.',
  madeRecruiter: 'Role changed to recruiter.',
  memberRemoved: 'Member removed.',
  noteSaved: 'Note saved.',
  nothingSent: 'Nothing was sent. Each row says why.',
  otherDevicesSignedOut: 'All other devices are signed out.',
  passkeyAdded: 'Passkey added. Next time, log in with it.',
  passkeyRemoved: 'Passkey removed. Delete it in your password manager too.',
  passkeyRenamed: 'Passkey renamed.',
  passwordSet: 'Your password has been set. You can log in with it from now on.',
  passwordChanged: 'Your password has been changed. On all other devices you are logged out.',
  photoRemoved: 'Photo removed.',
  photoSaved: 'Photo saved.',
  profileAnonymous: 'Employers can find your profile without your name.',
  profileHidden: 'Your profile is hidden. Employers can’t find it.',
  profileNamed: 'Employers can find your profile with your name.',
  profilePublished: 'Profile saved. Employers see the changes.',
  profileSaved: 'Your profile has been updated successfully.',
  providerUnlinked: 'Account disconnected.',
  resumeCopied: 'Resume duplicated.',
  resumeCreated: 'Resume created.',
  resumeDeleted: 'Resume deleted.',
  resumeImported: 'Resume imported.',
  resumeKeptBoth: 'Your text is saved as a new resume. You’ll find it in the list.',
  resumeLocked: 'Resume locked. Unlock it to make changes.',
  resumePrinted: 'PDF downloaded.',
  resumeRenamed: 'Resume renamed.',
  resumeRestored: 'Resume restored.',
  resumeShared: 'Link settings saved.',
  resumeTrashed: 'Moved to trash. It’s deleted for good in 30 days.',
  resumeUnlocked: 'Resume unlocked.',
  resumeUnsaved: 'This resume isn’t saved yet. Try again in a moment.',
  savedOnDevice: 'Saved on this device. Log in to see it everywhere.',
  searchChanged: 'Saved search updated.',
  searchDeleted: 'Saved search deleted.',
  searchSaved: 'Search saved. We’ll email you new jobs.',
  versionNamed: 'Version name saved.',
} as const satisfies Record<NoticeName, string>

const withParams: { readonly [Name in keyof NoticeParams]: (params: NoticeParams[Name]) => string } = {
  accountDeleted: ({ day }) =>
    `Your account is deleted. We’ll erase it on ${dayInWords(day)}. Log in before then to keep it.`,
  changed: ({ sentence }) => `${sentence}.`,
  repliesSent: ({ count }) => `${counted(count, 'reply', 'replies')} sent.`,
  rejectionsUndone: ({ asked, undone }) => {
    if (undone === 0)
      return asked === 1 ? 'It was already sent or undone.' : 'They were already sent or undone.'
    const done = `${counted(undone, 'rejection', 'rejections')} undone.`
    const left = asked - undone
    return left === 0 ? done : `${done} ${counted(left, 'was', 'were')} already sent or undone.`
  },
  text: ({ text }) => text,
}

/** Text of a notification's message. */
export function noticeInWords(message: NoticeMessage): string {
  return typeof message === 'string' ? notices[message] : wordsOf(message)
}

const wordsOf = <Name extends keyof NoticeParams>(message: { readonly name: Name } & NoticeParams[Name]) =>
  withParams[message.name](message)
