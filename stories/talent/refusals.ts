import type { Refusal } from '../support/refusals.ts'

const findingNext = 'Take that part out, and send it again. What was typed stays.'

/** Refusals of the server about profiles, the talent search, and invitations to apply. */
export const talentRefusals = {
  suspendedTalent: {
    words: 'Your company is suspended, so you can’t search profiles. We emailed you the reason.',
    trigger: 'Talent: an operator has suspended the company.',
    next: 'Read the mail with the reason, and answer it.',
  },
  unverifiedCompany: {
    words: 'Verify your company first. Go to Company to see how.',
    trigger: 'Talent: the company is not verified.',
    next: 'Open the page of the company, and verify its website.',
  },
  unknownResume: {
    words: 'Choose another resume.',
    trigger: 'Edit profile: the resume that it is kept in step with was deleted.',
    next: 'Choose another resume, or none.',
  },
  visibleWithoutHeadline: {
    words: 'Add a headline, or hide your profile first.',
    trigger: 'Edit profile: the headline of a visible profile is empty.',
    next: 'Type a headline, or hide the profile.',
  },
  headlineMissing: {
    words: 'Add a headline to your profile, then choose again.',
    trigger: 'Who can see your profile: a profile without a headline is to be visible.',
    next: 'Press “Edit profile”, and type a headline.',
  },
  manyExclusions: {
    words: 'You can exclude at most 500 companies and domains. Remove one first.',
    trigger: 'Companies that never see you: there are as many as there may be.',
    next: 'Remove one.',
  },
  publicDomain: {
    words: 'Anyone can have an address at this domain. Exclude a company instead.',
    trigger: 'Companies that never see you: the domain is one of a mail provider.',
    next: 'Type the name of the company.',
  },
  closedPosting: {
    words: 'This job post isn’t taking applications. Choose another one.',
    trigger: 'Invite to apply: the job post was paused or closed meanwhile.',
    next: 'Choose another job post.',
  },
  tooManyOpen: {
    words: 'You have 10 open invitations. Wait for a reply, or withdraw one, then invite more people.',
    trigger: 'Invite to apply: as many invitations of this member wait for a reply as may.',
    next: 'Withdraw one in Invitations, or wait.',
  },
  tooManyToday: {
    words: 'Your company sent 50 invitations today. Invite more people tomorrow.',
    trigger: 'Invite to apply: the company has sent as many within a day as it may.',
    next: 'Save the person, and invite them tomorrow.',
  },
  invitedAlready: {
    words: 'Your company invited this person in the last 6 months. Open that invitation instead.',
    trigger: 'Invite to apply: the company has invited the same person before.',
    next: 'Follow “View invitation” below the person.',
  },
  noResumeToShare: {
    words: 'You have no resume to share. Create one first, or share something else.',
    trigger: 'Accept an invitation with the resume: there is none.',
    next: 'Share something else, or create a resume.',
  },
  invitedToClosedJob: {
    words: 'This job isn’t taking applications right now.',
    trigger: 'Apply after an invitation: the job post was paused or closed meanwhile.',
    next: 'Write to the company in the same conversation.',
  },
  appliedBeforeInvitation: {
    words: 'You’ve already applied for this job. Open your application instead.',
    trigger: 'Apply after an invitation: there is an application for the same job.',
    next: 'Open the application.',
  },
  messageForMoney: {
    words: 'Don’t ask people for money. Remove that part.',
    trigger: 'Invite to apply, and messages after it: the message asks for money.',
    next: findingNext,
    field: 'message',
  },
  messageForDocuments: {
    words: 'Don’t ask for documents, passwords, or account details. Remove that part.',
    trigger: 'Invite to apply, and messages after it: the message asks for documents or secrets.',
    next: findingNext,
    field: 'message',
  },
  messageToMessenger: {
    words: 'Don’t ask people to move to a messenger. Remove that part: they can reply here.',
    trigger: 'Invite to apply, and messages after it: the message leads to a messenger.',
    next: findingNext,
    field: 'message',
  },
  messageWithHighPay: {
    words: 'Promise only the pay in the job post. Remove that part.',
    trigger: 'Invite to apply, and messages after it: the message promises pay far above the usual.',
    next: findingNext,
    field: 'message',
  },
  messageWithOtherDomain: {
    words: 'Use only email addresses at your company’s domain.',
    trigger: 'Invite to apply, and messages after it: the message has an address at another domain.',
    next: findingNext,
    field: 'message',
  },
} as const satisfies Record<string, Refusal>
