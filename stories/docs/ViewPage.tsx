import { Suspense, use, useState, type ReactNode } from 'react'
import { machinesWithStories } from '../../machines/index.ts'
import { ErrorWords } from '../reading/ErrorWords.tsx'
import { inWords, messagesOf } from '../reading/messages.ts'
import { Page } from '../reading/Page.tsx'
import { speak, type Line } from '../reading/speech.ts'
import { StoryLink } from '../reading/StoryLink.tsx'
import { StoryWindow } from '../reading/StoryWindow.tsx'
import { Table } from '../reading/Table.tsx'
import { readStories, shownStates, type ViewStory } from '../support/viewStories.ts'
import { EventTable } from './EventTable.tsx'
import { KeyboardTable, WordsTable } from './Heard.tsx'
import type { ViewNotes } from './viewNote.ts'
import { viewNotes } from './viewNotes.ts'

const everyStory = readStories()

/** Documentation of a view, generated mostly from its machine, validation rules and rendered stories. */
export function ViewPage({ view }: { view: string }) {
  const notes = viewNotes[view]
  if (!notes) throw new Error(`${view} has no notes in viewNotes.ts.`)
  return (
    <Page title={view.replace('Views/', '')} lead={notes.purpose}>
      <Addresses of={notes} />
      <Suspense fallback={<p>Gathering the stories</p>}>
        <Body view={view} notes={notes} />
      </Suspense>
    </Page>
  )
}

const Addresses = ({ of: { addresses } }: { of: ViewNotes }) =>
  addresses.length > 0 && (
    <ul className="plain" aria-label="Addresses">
      {addresses.map((address) => (
        <li key={address}>
          <code>{address}</code>
        </li>
      ))}
    </ul>
  )

function Body({ view, notes }: { view: string; notes: ViewNotes }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const stories = use(everyStory).filter(({ title }) => title === view)
  const [main, ...others] = storiesToShow(stories)
  const machine = Object.values(machinesWithStories).find(({ id }) => id === main?.machine)
  const messages = (notes.forms ?? []).flatMap(messagesOf)

  return (
    <>
      <Part title={machine ? 'States' : 'Stories'}>
        <ul className="windows">
          {main && (
            <Card story={main} width={notes.width} onShown={(root) => void speak(root).then(setLines)} />
          )}
          {others.map((story) => (
            <Card key={story.id} story={story} width={notes.width} />
          ))}
        </ul>
        <ul className="plain" aria-label="Every story">
          {stories.map(({ id, label }) => (
            <li key={id}>
              <StoryLink id={id}>{label}</StoryLink>
            </li>
          ))}
        </ul>
      </Part>
      {machine && main && (
        <Part title="Events">
          <p>
            Made from the machine <code>{machine.id}</code>.{' '}
            <StoryLink id={main.id} globals="chart:on">
              Press the events in its chart
            </StoryLink>
          </p>
          <EventTable machine={machine} />
        </Part>
      )}
      <Part title="Words">
        <WordsTable lines={lines} />
        {messages.length > 0 && (
          <Table
            caption="What the form says of its fields"
            rows={messages.map(({ form, field, after, words }) => ({
              key: `${form} ${field} ${words}`,
              cells: {
                Field: inWords(field),
                After: after,
                Words: <ErrorWords>{words}</ErrorWords>,
              },
            }))}
          />
        )}
      </Part>
      <Part title="Keyboard">
        <KeyboardTable lines={lines} />
        {notes.keys && (
          <dl>
            {Object.entries(notes.keys).map(([key, what]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      <Part title="Open questions">
        {notes.questions.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul>
            {notes.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    {children}
  </>
)

/**
 * One story for each state in the order of the machine. Without a machine: all stories without special
 * settings.
 */
function storiesToShow(stories: readonly ViewStory[]): readonly ViewStory[] {
  const plain = stories.filter(({ isSpecial }) => !isSpecial)
  const states = shownStates(machinesWithStories, plain).filter(
    ({ machine }) => machine === stories[0]?.machine,
  )
  const shown = states.flatMap((state) => state.stories.slice(0, 1))
  return shown.length > 0 ? shown : plain
}

interface CardProps {
  story: ViewStory
  width: number | undefined
  onShown?: (root: HTMLElement) => void
}

const Card = ({ story, width = 390, ...shown }: CardProps) => (
  <li>
    <StoryWindow story={story} width={width} height={700} scale={0.5} {...shown} />
    <p>
      <StoryLink id={story.id}>{story.label}</StoryLink>
    </p>
    {story.at && (
      <p className="aside">
        <code>{story.at}</code>
      </p>
    )}
  </li>
)
