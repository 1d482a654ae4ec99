import { use, useMemo } from 'react'
import * as v from 'valibot'
import { homeSchema, type HomeContent } from '../../../contract/search/home.ts'
import { useSession } from '../../app/actors.ts'
import { useReading } from '../../app/useReading.ts'
import { readHome } from '../../effects/home.ts'
import { PageDataContext } from '../../routing/pageData.ts'
import { PagePicture } from '../shared/PagePicture.tsx'
import { HomeView } from '../../views/site/HomeView.tsx'

const givenSchema = v.object({ canonical: v.string(), content: homeSchema })

export default function HomePage() {
  const loaded = use(PageDataContext)
  // A step from another page leaves the data of that page, if any.
  const given = useMemo(() => v.safeParse(givenSchema, loaded), [loaded])
  if (!given.success) return <ReadHome />
  const { canonical, content } = given.output
  return (
    <>
      {import.meta.env.SSR && <PagePicture canonical={canonical} />}
      <Home home={content} />
    </>
  )
}

const nothing = {}

/** Reads the content that the server has not rendered. A failure leaves it out. */
function ReadHome() {
  const { data } = useReading(readHome, nothing)
  return <Home home={data} />
}

function Home({ home }: { home: HomeContent | undefined }) {
  const isGuest = useSession(({ context }) => Object.keys(context.users).length === 0)
  return <HomeView isGuest={isGuest} home={home} />
}
