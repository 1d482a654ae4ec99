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
  // After a client-side navigation, the context still holds the data of the previous page, which does not
  // match the schema.
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

/** Loads the dynamic content after a client-side navigation. If loading fails, the content is omitted. */
function ReadHome() {
  const { data } = useReading(readHome, nothing)
  return <Home home={data} />
}

function Home({ home }: { home: HomeContent | undefined }) {
  const isGuest = useSession(({ context }) => Object.keys(context.users).length === 0)
  return <HomeView isGuest={isGuest} home={home} />
}
