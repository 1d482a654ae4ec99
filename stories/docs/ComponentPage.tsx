import { useState } from 'react'
import { Page } from '../reading/Page.tsx'
import { StoryLink } from '../reading/StoryLink.tsx'
import { StoryWindow } from '../reading/StoryWindow.tsx'
import { Table } from '../reading/Table.tsx'
import type { ViewStory } from '../support/viewStories.ts'
import { componentNotes } from './componentNotes.ts'

type PartStory = Pick<ViewStory, 'id' | 'title' | 'label'>

/** Prop of a component. */
export interface Prop {
  readonly name: string
  readonly what: string
  /** Type as written in the source. */
  readonly type: string
  readonly isRequired: boolean
}

interface Props {
  title: string
  /** Name of the component. */
  component: string
  stories: readonly PartStory[]
  props: readonly Prop[]
}

/** Documentation of a component: purpose, stories and props. */
export const ComponentPage = ({ title, component, stories, props }: Props) => (
  <Page title={title.replace('Components/', '')} lead={componentNotes[title]}>
    <h2>Stories</h2>
    <ul className="windows">
      {stories.map((story) => (
        <li key={story.id}>
          <PartWindow story={story} />
          <p>
            <StoryLink id={story.id}>{story.label}</StoryLink>
          </p>
        </li>
      ))}
    </ul>
    {props.length > 0 && (
      <>
        <h2>Props</h2>
        <Table
          caption={`What ${component} takes`}
          rows={props.map(({ name, what, type, isRequired }) => ({
            key: name,
            cells: {
              Name: <code>{name}</code>,
              'What it is': what,
              Type: <code>{type}</code>,
              Needed: isRequired ? 'yes' : 'no',
            },
          }))}
        />
      </>
    )}
  </Page>
)

/** Window that adapts its height to its content. */
function PartWindow({ story }: { story: PartStory }) {
  const [height, setHeight] = useState(least)
  return (
    <StoryWindow
      story={story}
      width={390}
      height={height}
      scale={0.75}
      onShown={({ scrollHeight }) => setHeight(Math.min(Math.max(scrollHeight, least), most))}
    />
  )
}

/** Limits of the height, in px. */
const least = 200
const most = 640
