/** Error messages about companies and their members. */
export const companiesRefusals = {
  unknown: 'We couldn’t find that company.',
  ownersOnly: 'Only owners of your company can do this. Ask one of them.',
  noWebsite: 'Save your website’s address first.',
  unknownDomain: 'We couldn’t find your website’s domain. Check its address, then save again.',
  otherRecord: 'There’s a record of this kind with another value. Copy the value from here again.',
  noRecord: 'We couldn’t find this record yet. It can take a few hours to appear.',
  applicantCannotJoin: 'You have an open application at this company. Withdraw or discard it, then accept.',
  memberElsewhere:
    'You’re in a company with job posts, and an account can be in only one. Accept with another account.',
  invitationExpired: 'This invitation has expired. Ask for a new one.',
  suspended: 'Your company is suspended, so you can’t invite members. We emailed you the reason.',
  suspendedTalent: 'Your company is suspended, so you can’t search profiles. We emailed you the reason.',
  unverified: 'Verify your company first. Go to Company to see how.',
  memberAlready: 'This person is already a member of your company.',
  full: 'Your company has the most members and invitations allowed. Remove one first.',
  lastOwner: 'A company needs an owner. Make another member an owner first.',
} as const
