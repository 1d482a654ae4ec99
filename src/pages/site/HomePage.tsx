import { Suspense, use, useMemo, useState } from 'react'
import * as v from 'valibot'
import { homeSchema, type HomeContent } from '../../../contract/search/home.ts'
import { useSession } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useDemo } from '../../browser/useDemo.ts'
import { GivenContext } from '../../routing/given.ts'
import { lazyComponent } from '../../routing/route.ts'
import { PagePicture } from '../shared/PagePicture.tsx'
import { HomeView } from '../../views/site/HomeView.tsx'

const LazyHome = lazyComponent(() => import('./LazyHome.tsx'))

const givenSchema = v.object({ canonical: v.string(), content: homeSchema })

export default function HomePage() {
  const isGuest = useSession(({ context }) => Object.keys(context.users).length === 0)
  const loaded = use(GivenContext)
  // Whoever comes from another page has what that one was given, if anything.
  const given = useMemo(() => v.safeParse(givenSchema, loaded), [loaded])
  const [read, setRead] = useState<HomeContent>()
  const isMarked = useDemo()
  const home = given.success ? given.output.content : read
  return (
    <>
      {import.meta.env.SSR && given.success && <PagePicture canonical={given.output.canonical} />}
      <HomeView isGuest={isGuest} home={home} isDemo={given.success ? home?.isDemo : isMarked} />
      {!given.success && (
        <FailureBoundary fallback={null}>
          <Suspense fallback={null}>
            <LazyHome onRead={setRead} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
