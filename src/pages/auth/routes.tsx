import { paths } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const RoleChooserPage = lazyComponent(() => import('./RoleChooserPage.tsx'))
const LoginPage = lazyComponent(() => import('./LoginPage.tsx'))
const RegistrationPage = lazyComponent(() => import('./RegistrationPage.tsx'))
const ForgotPasswordPage = lazyComponent(() => import('./ForgotPasswordPage.tsx'))
const CreatePasswordPage = lazyComponent(() => import('./CreatePasswordPage.tsx'))
const VerificationPage = lazyComponent(() => import('./VerificationPage.tsx'))

export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.chooseLogin,
    title: 'Login',
    description: 'Login to your account.',
    leadsTo: [paths.login('candidate'), paths.login('employer')],
    modules: [RoleChooserPage.source],
    element: <RoleChooserPage key="login" purpose="login" />,
  },
  {
    path: paths.chooseRegister,
    title: 'Create Account',
    description: 'Create your account.',
    leadsTo: [paths.register('candidate'), paths.register('employer')],
    modules: [RoleChooserPage.source],
    element: <RoleChooserPage key="register" purpose="register" />,
  },
  ...roles.flatMap((role): AppRoute[] => [
    {
      path: paths.login(role),
      title: 'Login',
      description: `Login to your ${role} account.`,
      modules: [LoginPage.source],
      element: <LoginPage key={role} role={role} />,
    },
    {
      path: paths.register(role),
      title: 'Create Account',
      description: `Create your ${role} account.`,
      modules: [RegistrationPage.source],
      element: <RegistrationPage key={role} role={role} />,
    },
    {
      path: paths.forgotPassword(role),
      title: 'Forgot Password',
      description: 'Ask for a link to set a new password.',
      modules: [ForgotPasswordPage.source],
      element: <ForgotPasswordPage key={role} role={role} />,
    },
    {
      path: paths.createPassword(role) + paths.mailed,
      title: 'New Password',
      description: 'Set a new password.',
      modules: [CreatePasswordPage.source],
      element: <CreatePasswordPage key={role} role={role} />,
    },
    {
      path: paths.verify(role) + paths.mailed,
      title: 'Verify Email',
      description: 'Verify your email address.',
      modules: [VerificationPage.source],
      element: <VerificationPage key={role} role={role} />,
    },
  ]),
]
