import { Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { brand } from './brand.ts'
import { FailureBoundary } from './FailureBoundary.tsx'
import { useNavigation } from './navigation.ts'
import { NotificationsHost } from './NotificationsHost.tsx'
import { reloadOnce } from './reload.ts'
import { routeGroups, type AppRoute } from './routes.tsx'
import { FailedView } from './views/FailedView.tsx'

export function App() {
  useNavigation()
  const { pathname } = useLocation()
  return (
    <>
      <FailureBoundary
        showing={pathname}
        onFailure={reloadOnce}
        fallback={<FailedView onRetry={() => location.reload()} />}
      >
        <Suspense fallback={null}>
          <Routes>
            {routeGroups.map(({ layout, routes }) => (
              <Route key={routes[0]?.path} element={layout?.element ?? <Outlet />}>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path} element={<Page {...route} />} />
                ))}
              </Route>
            ))}
          </Routes>
        </Suspense>
      </FailureBoundary>
      <NotificationsHost />
    </>
  )
}

function Page({ title, description, element }: AppRoute) {
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      {element}
    </>
  )
}
