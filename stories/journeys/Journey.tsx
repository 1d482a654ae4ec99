import { useEffect, useMemo, useState, type ReactNode } from 'react'
import {
  MemoryRouter,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { createActor } from 'xstate'
import { paths } from '../../contract/paths.ts'
import { notificationsMachine } from '../../machines/notifications.ts'
import { RootActorsContext } from '../../src/actors.ts'
import { NavigationContext, type Navigation } from '../../src/address.ts'
import { useLeads } from '../../src/navigation.ts'
import { NotificationsHost } from '../../src/NotificationsHost.tsx'
import { Heading } from '../../src/ui/Heading.tsx'
import { machinesInMemory, type Account, type Machines } from './memory.ts'
import { ChooseRole, ForgotPassword, LogIn, NewPassword, Register } from './visitorPages.tsx'
import { EditProfile, Home } from './memberPages.tsx'

interface Props {
  /** The address at which the journey begins. */
  start: string
  /** The account there is by then. */
  account?: Account
  isSignedIn?: boolean
}

/** The application without its server: real machines, session, router and views, with effects that answer here. */
export function Journey({ start, account, isSignedIn = false }: Props) {
  const [{ machines, ...actors }] = useState(() => {
    const inMemory = machinesInMemory(account, isSignedIn)
    return {
      machines: inMemory,
      session: createActor(inMemory.session),
      notifications: createActor(notificationsMachine),
    }
  })
  const { session, notifications } = actors

  useEffect(() => {
    notifications.start()
    const told = session.on('notice', ({ notice }) => notifications.send({ type: 'show', notice }))
    session.start()
    return () => told.unsubscribe()
  }, [session, notifications])

  return (
    <RootActorsContext value={actors}>
      <MemoryRouter initialEntries={[start]}>
        <Ways>{routesOf(machines)}</Ways>
      </MemoryRouter>
      <NotificationsHost />
    </RootActorsContext>
  )
}

function Ways({ children }: { children: ReactNode }) {
  const navigation = useMemoryNavigation()
  useLeads(navigation)
  return (
    <NavigationContext value={navigation}>
      <Routes>{children}</Routes>
    </NavigationContext>
  )
}

/** The application's navigation, within the story alone: the address of the browser is Storybook's. */
function useMemoryNavigation(): Navigation {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  return useMemo(
    () => ({
      address: { ...location, arrivedBy: type === NavigationType.Pop ? 'travel' : 'step' },
      go: (to, step) => void navigate(to, step),
      amend: () => undefined,
    }),
    [location, navigate, type],
  )
}

const routesOf = (machines: Machines) => (
  <>
    <Route path={paths.chooseRegister} element={<ChooseRole />} />
    <Route path={paths.register('candidate')} element={<Register machine={machines.registration} />} />
    <Route path={paths.login('candidate')} element={<LogIn machine={machines.login} />} />
    <Route
      path={paths.forgotPassword('candidate')}
      element={<ForgotPassword machine={machines.forgotPassword} />}
    />
    <Route
      path="/auth/create-password/candidate/:emailAddress/:code"
      element={<NewPassword machine={machines.createPassword} />}
    />
    {[paths.landing.candidate, paths.dashboard.candidate].map((path) => (
      <Route key={path} path={path} element={<Home machine={machines.verificationMail} />} />
    ))}
    <Route path={paths.profile} element={<EditProfile machine={machines.profile} />} />
    <Route
      path="*"
      element={
        <main className="px-gutter py-8">
          <Heading>This journey ends here</Heading>
        </main>
      }
    />
  </>
)
