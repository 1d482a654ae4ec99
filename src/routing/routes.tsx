import { lazy, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { roles, type Role } from '../../contract/roles.ts'
import { paths } from '../../contract/paths.ts'
import { candidatePages, employerPages, publicPages, type InfoWords } from '../words/pages.ts'

/** A part of the application that is loaded when a route needs it. */
const part = <Props,>(file: string, load: () => Promise<{ default: ComponentType<Props> }>) =>
  Object.assign(lazy(load), { file })

/** What stays in place around pages while they change. */
type Layout = (page: ReactNode) => ReactElement

export interface AppRoute {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The pages one of which follows: the first is made ready as it will be shown, of the others the answer. */
  readonly leadsTo?: readonly string[] | undefined
  /** The sources of the parts that it is made of, for its HTML to name their chunks. */
  readonly parts: readonly string[]
  readonly element: ReactElement
  /** A page without one brings everything itself. */
  readonly layout?: Layout
}

const inLayout = (layout: Layout, { file }: { readonly file: string }, pages: readonly AppRoute[]) =>
  pages.map((route): AppRoute => ({ ...route, parts: [file, ...route.parts], layout }))

const PublicLayout = part('src/pages/site/PublicLayout.tsx', () => import('../pages/site/PublicLayout.tsx'))
const MemberGate = part('src/pages/session/MemberGate.tsx', () => import('../pages/session/MemberGate.tsx'))
const MemberLayout = part(
  'src/pages/session/MemberLayout.tsx',
  () => import('../pages/session/MemberLayout.tsx'),
)
const HomePage = part('src/pages/site/HomePage.tsx', () => import('../pages/site/HomePage.tsx'))
const InfoPage = part('src/pages/site/InfoPage.tsx', () => import('../pages/site/InfoPage.tsx'))
const NotFoundPage = part('src/pages/site/NotFoundPage.tsx', () => import('../pages/site/NotFoundPage.tsx'))
const RoleChooserPage = part(
  'src/pages/auth/RoleChooserPage.tsx',
  () => import('../pages/auth/RoleChooserPage.tsx'),
)
const LoginPage = part('src/pages/auth/LoginPage.tsx', () => import('../pages/auth/LoginPage.tsx'))
const RegistrationPage = part(
  'src/pages/auth/RegistrationPage.tsx',
  () => import('../pages/auth/RegistrationPage.tsx'),
)
const ForgotPasswordPage = part(
  'src/pages/auth/ForgotPasswordPage.tsx',
  () => import('../pages/auth/ForgotPasswordPage.tsx'),
)
const CreatePasswordPage = part(
  'src/pages/auth/CreatePasswordPage.tsx',
  () => import('../pages/auth/CreatePasswordPage.tsx'),
)
const VerificationPage = part(
  'src/pages/auth/VerificationPage.tsx',
  () => import('../pages/auth/VerificationPage.tsx'),
)
const ProfilePage = part(
  'src/pages/profile/ProfilePage.tsx',
  () => import('../pages/profile/ProfilePage.tsx'),
)
const CompanyPage = part(
  'src/pages/companies/CompanyPage.tsx',
  () => import('../pages/companies/CompanyPage.tsx'),
)
const EmployerSettingsPage = part(
  'src/pages/profile/EmployerSettingsPage.tsx',
  () => import('../pages/profile/EmployerSettingsPage.tsx'),
)
const EmployerDoorPage = part(
  'src/pages/session/EmployerDoorPage.tsx',
  () => import('../pages/session/EmployerDoorPage.tsx'),
)
const MemberHomePage = part(
  'src/pages/session/MemberHomePage.tsx',
  () => import('../pages/session/MemberHomePage.tsx'),
)
const LogoutPage = part('src/pages/session/MemberLayout.tsx', async () => ({
  default: (await import('../pages/session/MemberLayout.tsx')).LogoutPage,
}))

const info = (words: InfoWords): AppRoute => ({
  path: words.path,
  title: words.title,
  description: words.description,
  parts: [InfoPage.file],
  element: <InfoPage {...words} />,
})

export const notFound: AppRoute = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
  parts: [NotFoundPage.file],
  element: <NotFoundPage />,
}

const home = (role: Role, path: string): AppRoute => ({
  path,
  title: 'Home',
  description: `Your ${role} area.`,
  parts: [MemberHomePage.file],
  element: <MemberHomePage role={role} />,
})

/** The pages of a role's members, each behind the gate, and the way out. */
const memberArea = (role: Role, pages: readonly AppRoute[]) =>
  inLayout(
    (page) => (
      <MemberLayout key={role} role={role}>
        {page}
      </MemberLayout>
    ),
    MemberLayout,
    [
      ...pages.map((route) => ({
        ...route,
        // Whose page it is, is asked at once.
        parts: [MemberGate.file, 'src/network/api.ts', ...route.parts],
        element: <MemberGate role={role}>{route.element}</MemberGate>,
      })),
      {
        path: paths.logout[role],
        title: 'Logout',
        description: 'Log out of your account.',
        parts: [LogoutPage.file],
        element: <LogoutPage role={role} />,
      },
    ],
  )

/** Every route (specification, 2). */
export const routes: readonly AppRoute[] = [
  ...inLayout((page) => <PublicLayout>{page}</PublicLayout>, PublicLayout, [
    {
      path: paths.home,
      title: 'Find jobs, hire talent',
      description: 'Find jobs and create a resume for free, or hire talent and view candidate profiles.',
      parts: [HomePage.file],
      element: <HomePage />,
    },
    ...publicPages.map(info),
    notFound,
  ]),
  {
    path: paths.chooseLogin,
    title: 'Login',
    description: 'Login to your account.',
    leadsTo: [paths.login('candidate'), paths.login('employer')],
    parts: [RoleChooserPage.file],
    element: <RoleChooserPage key="login" purpose="login" />,
  },
  {
    path: paths.chooseRegister,
    title: 'Create Account',
    description: 'Create your account.',
    leadsTo: [paths.register('candidate'), paths.register('employer')],
    parts: [RoleChooserPage.file],
    element: <RoleChooserPage key="register" purpose="register" />,
  },
  ...roles.flatMap((role): AppRoute[] => [
    {
      path: paths.login(role),
      title: 'Login',
      description: `Login to your ${role} account.`,
      parts: [LoginPage.file],
      element: <LoginPage key={role} role={role} />,
    },
    {
      path: paths.register(role),
      title: 'Create Account',
      description: `Create your ${role} account.`,
      parts: [RegistrationPage.file],
      element: <RegistrationPage key={role} role={role} />,
    },
    {
      path: paths.forgotPassword(role),
      title: 'Forgot Password',
      description: 'Ask for a link to set a new password.',
      parts: [ForgotPasswordPage.file],
      element: <ForgotPasswordPage key={role} role={role} />,
    },
    {
      path: `/auth/create-password/${role}/:emailAddress?/:code?`,
      title: 'New Password',
      description: 'Set a new password.',
      parts: [CreatePasswordPage.file],
      element: <CreatePasswordPage key={role} role={role} />,
    },
    {
      path: `/auth/verify/${role}/:emailAddress?/:code?`,
      title: 'Verify Email',
      description: 'Verify your email address.',
      parts: [VerificationPage.file],
      element: <VerificationPage key={role} role={role} />,
    },
  ]),
  ...memberArea('candidate', [
    home('candidate', paths.area.candidate),
    home('candidate', paths.landing.candidate),
    {
      path: paths.profile,
      title: 'Candidate Profile',
      description: 'Your profile and settings.',
      parts: [ProfilePage.file],
      element: <ProfilePage />,
    },
    ...candidatePages.map(info),
  ]),
  ...memberArea('employer', [
    home('employer', paths.area.employer),
    {
      path: paths.dashboard.employer,
      title: 'Home',
      description: 'Your employer area.',
      parts: [EmployerDoorPage.file],
      element: <EmployerDoorPage />,
    },
    {
      path: paths.company,
      title: 'Company',
      description: 'What candidates read about your company.',
      parts: [CompanyPage.file],
      element: <CompanyPage />,
    },
    {
      path: paths.settings.employer,
      title: 'Settings',
      description: 'Your details and preferences.',
      parts: [EmployerSettingsPage.file],
      element: <EmployerSettingsPage />,
    },
    ...employerPages.map(info),
  ]),
]
