import { Suspense, use } from 'react'
import { machines } from '../machines/index.ts'
import { restingPaths } from './restingPaths.ts'
import { Page } from './reading/Page.tsx'
import { StoryWindow } from './reading/StoryWindow.tsx'
import { readStories, type ViewStory } from './viewStories.ts'

interface Props {
  /** The title of the stories of one view. */
  view: string
  /** How wide the window of each is, in px. */
  width: number
}

const scale = 0.5

const everyStory = readStories()

/** The states of a view side by side, each in a window of its own: what depends on the width holds. */
export const StatesGallery = ({ view, width }: Props) => (
  <Page
    title={`${view.replace('Views/', '')}: every state`}
    lead="Side by side, each in a window of its own, in the order of the machine."
  >
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Windows view={view} width={width} />
    </Suspense>
  </Page>
)

function Windows({ view, width }: Props) {
  const stories = use(everyStory)
    .filter(({ title }) => title === view)
    .toSorted((one, other) => Number(one.isSpecial) - Number(other.isSpecial))
  const definition = Object.values(machines).find(({ id }) => id === stories[0]?.machine)
  const states = definition ? restingPaths(definition) : []

  return (
    <ul className="windows">
      {states.map((at) => (
        <li key={at} style={{ width: width * scale }}>
          <h2>
            <code>{at}</code>
          </h2>
          <StateWindow story={stories.find((story) => story.at === at)} width={width} />
        </li>
      ))}
    </ul>
  )
}

const StateWindow = ({ story, width }: { story: ViewStory | undefined; width: number }) =>
  story ? (
    <StoryWindow story={story} width={width} height={844} scale={scale} />
  ) : (
    <p>No story shows this state.</p>
  )
