import { Suspense, use } from 'react'
import { machines } from '../machines/index.ts'
import { restingPaths } from './flow.tsx'
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
  <main style={{ padding: 24 }}>
    <h1 className="mb-6 text-h2">{view.replace('Views/', '')}: every state</h1>
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Windows view={view} width={width} />
    </Suspense>
  </main>
)

function Windows({ view, width }: Props) {
  const stories = use(everyStory)
    .filter(({ title }) => title === view)
    .toSorted((one, other) => Number(one.isSpecial) - Number(other.isSpecial))
  const definition = Object.values(machines).find(({ id }) => id === stories[0]?.machine)
  const states = definition ? restingPaths(definition) : []

  return (
    <ul className="flex flex-wrap" style={{ gap: 24 }}>
      {states.map((at) => (
        <li key={at} style={{ width: width * scale }}>
          <h2 className="mb-2 font-secret text-caption">{at}</h2>
          <div className="overflow-hidden border border-line" style={{ height: height * scale }}>
            <Window story={stories.find((story) => story.at === at)} width={width} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Window({ story, width }: { story: ViewStory | undefined; width: number }) {
  const globals = useToolbar()
  if (!story) return <p>No story shows this state.</p>
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories need scripts and their origin
    <iframe
      title={`${story.title}: ${story.at}`}
      src={addressOf(story, globals)}
      loading="lazy"
      style={{ width, height, maxWidth: 'none', transform: `scale(${scale})`, transformOrigin: '0 0' }}
    />
  )
}

/** What the toolbar says of the page holds in the windows too. */
function addressOf({ id }: ViewStory, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['theme', 'text', 'motion', 'direction'].map((name) => `${name}:${String(globals[name])}`)
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`
}
