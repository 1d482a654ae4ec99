import { Suspense, use } from 'react'
import { machinesWithStories } from '../../machines/index.ts'
import { Page } from '../reading/Page.tsx'
import { StoryLink } from '../reading/StoryLink.tsx'
import { Table } from '../reading/Table.tsx'
import { readStories, shownStates, type ShownState } from '../support/viewStories.ts'

const everyStory = readStories()

/** Coverage of states by stories, calculated like in the tests. */
export const StateCoverage = () => (
  <Page
    title="State coverage"
    lead="Every state that a flow can rest in, and the stories that show it. A state without a story fails the tests."
  >
    <Suspense fallback={<p>Gathering the stories</p>}>
      <Coverage />
    </Suspense>
  </Page>
)

function Coverage() {
  const states = shownStates(machinesWithStories, use(everyStory))
  const shown = states.filter(({ stories }) => stories.length > 0)
  const byMachine = Object.groupBy(states, ({ machine }) => machine)
  return (
    <>
      <p role="status">
        {shown.length} of {states.length} states have a story.
      </p>
      {Object.entries(byMachine).map(([machine, ofIt = []]) => (
        <Table
          key={machine}
          caption={machine}
          rows={ofIt.map((state) => ({
            key: state.at,
            cells: {
              State: <code>{state.at}</code>,
              Meaning: state.description,
              Stories: <Stories of={state} />,
            },
          }))}
        />
      ))}
    </>
  )
}

const Stories = ({ of: { stories } }: { of: ShownState }) =>
  stories.length === 0 ? (
    <span className="missing">None</span>
  ) : (
    <ul className="plain">
      {stories.map(({ id, title, label }) => (
        <li key={id}>
          <StoryLink id={id}>
            {title.replace('Views/', '')}: {label}
          </StoryLink>
        </li>
      ))}
    </ul>
  )
