import { Suspense } from 'react'
import { NavigationContext } from './routing/location.ts'
import { brand } from './brand.ts'
import { FailureBoundary } from './ui/feedback/FailureBoundary.tsx'
import { GivenContext } from './routing/given.ts'
import { useLeads } from './routing/useLeads.ts'
import { useHistory, type Place } from './routing/history.ts'
import { NotificationsHost } from './app/NotificationsHost.tsx'
import { reloadOnce } from './routing/reload.ts'
import type { AppRoute } from './routing/route.ts'
import { FailedView } from './views/site/FailedView.tsx'

/** The application, at the place that the browser has loaded. */
export const App = (loaded: Place) => <AppAt {...useHistory(loaded)} />

/** The application, wherever its history is kept. */
export function AppAt({ navigation, route, given }: ReturnType<typeof useHistory>) {
  useLeads(navigation)
  const failed = (
    <>
      <title>{`This page could not be shown | ${brand}`}</title>
      <FailedView onRetry={() => location.reload()} />
    </>
  )
  return (
    <NavigationContext value={navigation}>
      <FailureBoundary showing={navigation.here.pathname} onFailure={reloadOnce} fallback={failed}>
        <Suspense fallback={null}>
          <GivenContext value={given}>{route ? <Page {...route} /> : failed}</GivenContext>
        </Suspense>
      </FailureBoundary>
      <NotificationsHost />
    </NavigationContext>
  )
}

const Page = ({ title, description, element, layout }: AppRoute) => (
  <>
    {title && <title>{`${title} | ${brand}`}</title>}
    {description && <meta name="description" content={description} />}
    {layout?.(element) ?? element}
  </>
)
