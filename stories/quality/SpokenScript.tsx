import { Suspense, use, useState } from 'react'
import { Page } from '../reading/Page.tsx'
import { speak, type Line } from '../reading/speech.ts'
import { StoryLink } from '../reading/StoryLink.tsx'
import { StoryWindow } from '../reading/StoryWindow.tsx'
import { readStories, type ViewStory } from '../support/viewStories.ts'
import './spoken.css'

const everyStory = readStories()

/** Roles whose changes are announced at once. */
const live = new Set(['alert', 'status'])

/** Output of a screen reader for all stories of a view. */
export const SpokenScript = ({ view }: { view: string }) => (
  <Page
    title="Spoken script"
    lead="What a screen reader says in each state, in order, read from the page itself. A line on the left marks where the Tab key stops; what is said at once, wherever somebody is, is set in colour."
  >
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Scripts view={view} />
    </Suspense>
  </Page>
)

function Scripts({ view }: { view: string }) {
  return use(everyStory)
    .filter(({ title, isSpecial }) => title === view && !isSpecial)
    .map((story) => <Script key={story.id} story={story} />)
}

function Script({ story }: { story: ViewStory }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  return (
    <section className="script">
      <h2>
        <StoryLink id={story.id}>{story.label}</StoryLink>
      </h2>
      <StoryWindow
        story={story}
        width={390}
        height={844}
        scale={0.5}
        onShown={(root) => void speak(root).then(setLines)}
      />
      {lines.length > 0 && <Spoken name={story.label} lines={lines} />}
    </section>
  )
}

const Spoken = ({ name, lines }: { name: string; lines: readonly Line[] }) => (
  <ol className="spoken" aria-label={name}>
    {lines
      .map((line, index) => ({ ...line, key: String(index) }))
      .map(({ key, role, words, isStop }) => (
        <li key={key} data-stop={isStop || undefined} data-live={live.has(role) || undefined}>
          {role && <span className="aside">{role}</span>} {words}
        </li>
      ))}
  </ol>
)
