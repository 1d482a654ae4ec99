import { Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { brand } from './brand.ts'
import { useNavigation } from './navigation.ts'
import { NotificationsHost } from './NotificationsHost.tsx'
import { routeGroups, type AppRoute } from './routes.tsx'

export function App() {
  useNavigation()
  return (
    <>
      <Suspense fallback={null}>
        <Routes>
          {routeGroups.map(({ layout: Layout = Outlet, routes }) => (
            <Route key={routes[0]?.path} element={<Layout />}>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<Page {...route} />} />
              ))}
            </Route>
          ))}
        </Routes>
      </Suspense>
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
