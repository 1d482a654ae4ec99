import { Suspense, use } from 'react'
import { useToolbar } from './toolbar.tsx'
import { readStories, type ViewStory } from './viewStories.ts'

interface Props {
  /** The title of the stories of one view. */
  view: string
  /** How wide the window of each is, in px. */
  width: number
}

const height = 844
const scale = 0.5

const everyStory = readStories()

/** The states of a view side by side, each in a window of its own: what depends on the width holds. */
export const StatesGallery = ({ view, width }: Props) => (
  <main className="p-gutter">
    <h1 className="mb-6 text-h2">{view.replace('Views/', '')}: every state</h1>
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Windows view={view} width={width} />
    </Suspense>
  </main>
)

function Windows({ view, width }: Props) {
  const globals = useToolbar()
  const firstOfEach = new Map<string, ViewStory>()
  for (const story of use(everyStory))
    if (story.title === view && story.at && !firstOfEach.has(story.at)) firstOfEach.set(story.at, story)

  return (
    <ul className="flex flex-wrap gap-6">
      {[...firstOfEach].map(([at, story]) => (
        <li key={at} style={{ width: width * scale }}>
          <h2 className="mb-2 font-secret text-caption">{at}</h2>
          <div className="overflow-hidden border border-line" style={{ height: height * scale }}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories need scripts and their origin */}
            <iframe
              title={`${story.title}: ${at}`}
              src={addressOf(story, globals)}
              loading="lazy"
              className="max-w-none origin-top-left"
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the toolbar says of the page holds in the windows too. */
function addressOf({ id }: ViewStory, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['theme', 'text', 'motion', 'direction'].map((name) => `${name}:${String(globals[name])}`)
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`
}
