import { paths } from '../../../contract/paths.ts'
import { applicantPages } from '../../words/applications/applicantPages.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ApplicantsPage = lazyComponent(() => import('./ApplicantsPage.tsx'))
const PostingApplicantsPage = lazyComponent(() => import('./PostingApplicantsPage.tsx'))
const ApplicantPage = lazyComponent(() => import('./ApplicantPage.tsx'))

export const applicantRoutes: readonly AppRoute[] = [
  {
    path: paths.applicants,
    ...applicantPages.all,
    modules: [ApplicantsPage.source],
    element: <ApplicantsPage />,
  },
  {
    path: paths.applicant(':reference'),
    ...applicantPages.one,
    modules: [ApplicantPage.source],
    element: <ApplicantPage />,
  },
  {
    path: paths.postingApplicants(':id'),
    ...applicantPages.ofPost,
    modules: [PostingApplicantsPage.source],
    element: <PostingApplicantsPage />,
  },
]
