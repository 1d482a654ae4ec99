import type { User } from '../../contract/user.ts'

/** A candidate with a complete account. */
export const member: User = {
  id: 'sample',
  firstName: 'Sample',
  lastName: 'Candidate',
  emailAddress: 'candidate@example.com',
  provider: 'email',
  isVerified: true,
  picture: '',
  ipAddress: '',
  createdOn: '2026-03-14T09:26:53.000Z',
  dateOfBirth: '',
  userName: 'candidate1',
}

/** An employer with a complete account. */
export const employer: User = {
  ...member,
  lastName: 'Employer',
  emailAddress: 'employer@example.com',
  userName: 'employer1',
  company: {
    name: 'Sample Company',
    website: 'https://company.example.com',
    about: 'We plant trees in towns, and look after them.',
  },
}

/** A candidate who has just registered. */
export const newMember: User = { ...member, isVerified: false, userName: '' }

/** A candidate with the longest names and addresses, without places to break lines. */
export const longNamed: User = {
  ...member,
  firstName: 'Afirstnamethatgoesonwithoutaplacetobreakituntilend',
  lastName: 'Alastnamethatgoesonwithoutaplacetobreakituntilend1',
  emailAddress: `${'an.address.'.repeat(5)}ends@${'sub.domain.'.repeat(16)}example.com`,
  userName: 'auserwholikeslettersandnumbers32',
}
