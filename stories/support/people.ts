import type { User } from '../../contract/user.ts'

/** A member with nothing missing. */
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

/** A member who hires. */
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

/** Somebody who has just created their account. */
export const newMember: User = { ...member, isVerified: false, userName: '' }

/** As long as names and addresses get, without a place to break. */
export const longNamed: User = {
  ...member,
  firstName: 'Afirstnamethatgoesonwithoutaplacetobreakituntilend',
  lastName: 'Alastnamethatgoesonwithoutaplacetobreakituntilend1',
  emailAddress: `${'an.address.'.repeat(5)}ends@${'sub.domain.'.repeat(16)}example.com`,
  userName: 'auserwholikeslettersandnumbers32',
}
