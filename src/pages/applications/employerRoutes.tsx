import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ApplicantsPage = lazyComponent(() => import('./ApplicantsPage.tsx'))
const PostingApplicantsPage = lazyComponent(() => import('./PostingApplicantsPage.tsx'))
const ApplicantPage = lazyComponent(() => import('./ApplicantPage.tsx'))

export const applicantRoutes: readonly AppRoute[] = [
  {
    path: paths.applicants,
    title: 'Applicants',
    description: 'Who has applied to your company, and who waits for an answer.',
    modules: [ApplicantsPage.source],
    element: <ApplicantsPage />,
  },
  {
    path: paths.applicant(':reference'),
    title: 'Applicant',
    description: 'One person who has applied, what they sent, and what can be answered.',
    modules: [ApplicantPage.source],
    element: <ApplicantPage />,
  },
  {
    path: paths.postingApplicants(':id'),
    title: 'Applicants of a posting',
    description: 'Who has applied to one posting of your company.',
    modules: [PostingApplicantsPage.source],
    element: <PostingApplicantsPage />,
  },
]
