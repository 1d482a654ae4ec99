import { Suspense, use } from 'react'
import { machinesWithStories } from '../../machines/index.ts'
import { viewNotes } from '../docs/viewNotes.ts'
import { Page } from '../reading/Page.tsx'
import { StoryLink } from '../reading/StoryLink.tsx'
import { StoryWindow } from '../reading/StoryWindow.tsx'
import { readStories, shownStates, type ViewStory } from './viewStories.ts'

interface Props {
  /** Title of the stories of one view. */
  view: string
  /** Width of each frame in px; taken from the view's notes by default. */
  width?: number
}

const scale = 0.5

const everyStory = readStories()

/** All states of a view side by side, each in a frame of its own so that it responds to the frame's width. */
export const StatesGallery = ({ view, width }: Props) => (
  <Page
    title={`${view.replace('Views/', '')}: every state`}
    lead="Side by side, each in a window of its own, in the order of the machine."
  >
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Groups view={view} {...(width && { width })} />
    </Suspense>
  </Page>
)

function Groups({ view, width = viewNotes[view]?.width ?? 390 }: Props) {
  const stories = use(everyStory).filter(({ title }) => title === view)
  const plain = stories.filter(({ isSpecial }) => !isSpecial)
  const special = stories.filter(({ isSpecial }) => isSpecial)
  const states = shownStates(machinesWithStories, plain).filter((state) => state.stories.length > 0)

  return (
    <>
      {states.map(({ at, description, stories: shown }) => (
        <section key={at} aria-labelledby={at} className="group">
          <h2 id={at}>
            <code>{at}</code>
          </h2>
          {description && <p className="aside">{description}</p>}
          <Windows stories={shown} width={width} />
        </section>
      ))}
      {states.length === 0 && <Windows stories={plain} width={width} />}
      {special.length > 0 && (
        <section aria-labelledby="special" className="group">
          <h2 id="special">With a choice of their own</h2>
          <p className="aside">
            Stories that choose in the toolbar by themselves, such as an answer of the server, or a width,
            which they have here too.
          </p>
          <Windows stories={special} width={width} />
        </section>
      )}
    </>
  )
}

const Windows = ({ stories, width }: { stories: readonly ViewStory[]; width: number }) => (
  <ul className="windows">
    {stories.map((story) => (
      <li key={story.id}>
        <StoryWindow story={story} width={story.ownWidth ?? width} height={844} scale={scale} />
        <p style={{ inlineSize: (story.ownWidth ?? width) * scale }}>
          <StoryLink id={story.id}>{story.label}</StoryLink>
        </p>
      </li>
    ))}
  </ul>
)
