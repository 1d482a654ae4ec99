import { paths } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { accountTitles } from '../../words/pages/accountTitles.ts'

const RoleChooserPage = lazyComponent(() => import('./RoleChooserPage.tsx'))
const LoginPage = lazyComponent(() => import('./LoginPage.tsx'))
const RegistrationPage = lazyComponent(() => import('./RegistrationPage.tsx'))
const ForgotPasswordPage = lazyComponent(() => import('./ForgotPasswordPage.tsx'))
const CreatePasswordPage = lazyComponent(() => import('./CreatePasswordPage.tsx'))
const ConfirmEmailPage = lazyComponent(() => import('./ConfirmEmailPage.tsx'))
const UndoEmailPage = lazyComponent(() => import('./UndoEmailPage.tsx'))
const VerificationPage = lazyComponent(() => import('./VerificationPage.tsx'))

export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.chooseLogin,
    ...accountTitles.login,
    leadsTo: [paths.login('candidate'), paths.login('employer')],
    modules: [RoleChooserPage.source],
    element: <RoleChooserPage key="login" purpose="login" />,
  },
  {
    path: paths.chooseRegister,
    ...accountTitles.register,
    leadsTo: [paths.register('candidate'), paths.register('employer')],
    modules: [RoleChooserPage.source],
    element: <RoleChooserPage key="register" purpose="register" />,
  },
  ...roles.flatMap((role): AppRoute[] => [
    {
      path: paths.login(role),
      ...accountTitles.loginAs(role),
      modules: [LoginPage.source],
      element: <LoginPage key={role} role={role} />,
    },
    {
      path: paths.register(role),
      ...accountTitles.registerAs(role),
      modules: [RegistrationPage.source],
      element: <RegistrationPage key={role} role={role} />,
    },
    {
      path: paths.forgotPassword(role),
      ...accountTitles.forgotPassword,
      modules: [ForgotPasswordPage.source],
      element: <ForgotPasswordPage key={role} role={role} />,
    },
    {
      path: paths.createPassword(role) + paths.mailed,
      ...accountTitles.newPassword,
      modules: [CreatePasswordPage.source],
      element: <CreatePasswordPage key={role} role={role} />,
    },
    {
      path: paths.verify(role) + paths.mailed,
      ...accountTitles.verify,
      modules: [VerificationPage.source],
      element: <VerificationPage key={role} role={role} />,
    },
    {
      path: paths.changeEmail(role) + paths.mailed,
      ...accountTitles.changeEmail,
      modules: [ConfirmEmailPage.source],
      element: <ConfirmEmailPage key={role} role={role} />,
    },
    {
      path: paths.undoEmail(role) + paths.mailed,
      ...accountTitles.undoEmail,
      modules: [UndoEmailPage.source],
      element: <UndoEmailPage key={role} role={role} />,
    },
  ]),
]
