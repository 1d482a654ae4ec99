import { Suspense, useEffect } from 'react'
import { NavigationContext } from './routing/location.ts'
import { brand } from './brand.ts'
import { FailureBoundary } from './ui/feedback/FailureBoundary.tsx'
import { PageDataContext } from './routing/pageData.ts'
import { useFocusOnTitle } from './routing/useFocusOnTitle.ts'
import { useLinks } from './routing/useLinks.ts'
import { useRedirects } from './routing/useRedirects.ts'
import { useScrollRestoration } from './routing/useScrollRestoration.ts'
import { useBrowserHistory, type Place } from './routing/useBrowserHistory.ts'
import { NotificationsHost } from './app/NotificationsHost.tsx'
import { reloadOnce } from './routing/reloadOnce.ts'
import type { AppRoute } from './routing/route.ts'
import { FailedView } from './views/site/FailedView.tsx'
import { siteTitles } from './words/pages/siteTitles.ts'

interface Shown {
  /** Called once the first page is hydrated or, without prerendered HTML, rendered. */
  readonly onShown?: (() => void) | undefined
}

/** Application with the browser history as its router. */
export const App = ({ onShown, ...loaded }: Place & Shown) => (
  <AppAt {...useBrowserHistory(loaded)} onShown={onShown} />
)

/** Application with the given navigation, so that tests can use another history. */
export function AppAt({ navigation, route, given, onShown }: ReturnType<typeof useBrowserHistory> & Shown) {
  useRedirects(navigation)
  useLinks(navigation)
  useFocusOnTitle(navigation.location)
  useScrollRestoration(navigation.location)
  const failed = (
    <>
      <title>{`${siteTitles.failed.title} | ${brand}`}</title>
      <FailedView onRetry={() => location.reload()} />
    </>
  )
  return (
    <NavigationContext value={navigation}>
      <FailureBoundary showing={navigation.location.pathname} onFailure={reloadOnce} fallback={failed}>
        <Suspense fallback={null}>
          <PageDataContext value={given}>{route ? <Page {...route} /> : failed}</PageDataContext>
          {onShown && <OnceShown onShown={onShown} />}
        </Suspense>
      </FailureBoundary>
      <NotificationsHost />
    </NavigationContext>
  )
}

/**
 * Component inside the Suspense boundary of the page, so that its effect runs after hydration. Effects of the
 * parents run earlier.
 */
function OnceShown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}

const Page = ({ title, description, element, layout }: AppRoute) => (
  <>
    {title && <title>{`${title} | ${brand}`}</title>}
    {title && <meta name="description" content={description ?? `${title} on ${brand}.`} />}
    {layout?.(element) ?? element}
  </>
)
