import preview from '../../.storybook/preview.tsx'
import { passwordRules } from '../../contract/fields.ts'
import { ErrorWords } from '../reading/ErrorWords.tsx'
import { formNames, inWords, messagesOf } from '../reading/messages.ts'
import { Page } from '../reading/Page.tsx'
import { StoryLink } from '../reading/StoryLink.tsx'
import { Table } from '../reading/Table.tsx'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/words/*.ts', { eager: true })

/** All sentences in a module of words, with their path in it. Addresses and roles are not sentences. */
const sentencesIn = (value: unknown, place: string): readonly (readonly [place: string, words: string])[] => {
  if (typeof value === 'string') return /^\/|^(candidate|employer)$/.test(value) ? [] : [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    sentencesIn(inner, place ? `${place}, ${inWords(name).toLowerCase()}` : inWords(name)),
  )
}

const messages = [...new Set(formNames.flatMap(messagesOf).map(({ words }) => words))]

const Words = () => (
  <Page
    title="Words"
    lead="Short, plain and calm. A sentence says what is so and what to do next, in words that somebody would say aloud."
  >
    <h2>Voice</h2>
    <ul>
      <li>Say what the thing is called: “Email address”, not “Your details”.</li>
      <li>A button says what it does: “Send Link”, and while it does so: “Sending”.</li>
      <li>Sentence case, but for the names of pages and actions that have always had capitals.</li>
      <li>No jokes, no thanks, and no exclamation mark but that of a registration that failed.</li>
    </ul>
    <h2>What is wrong</h2>
    <ul>
      <li>
        At the field, between label and field, in the words of the rule: what to type, not what was bad.
      </li>
      <li>Above the form, if it is about no field: what has happened, what is not lost, what to do next.</li>
      <li>The same words whether or not an address is known.</li>
      <li>
        Never by colour alone: an icon, an edge, and “Error” for those who listen. All of them:{' '}
        <StoryLink id="quality-error-zoo--zoo">error zoo</StoryLink>.
      </li>
    </ul>
    <Table
      caption="What forms say of their fields"
      rows={messages.map((words) => ({
        key: words,
        cells: { Words: <ErrorWords>{words}</ErrorWords>, Length: words.length },
      }))}
    />
    <Table
      caption="What makes a password strong"
      rows={passwordRules.map(({ words }) => ({ key: words, cells: { Words: words, Length: words.length } }))}
    />
    {Object.entries(files).map(([file, words]) => (
      <Table
        key={file}
        caption={inWords(file.replace(/^.*\/(\w+)\.ts$/, '$1'))}
        rows={sentencesIn(words, '').map(([place, sentence]) => ({
          key: `${place} ${sentence}`,
          cells: { Where: place, Words: sentence, Length: sentence.length },
        }))}
      />
    ))}
  </Page>
)

const meta = preview.meta({ title: 'Foundations/Words', component: Words })

export const All = meta.story({ name: 'Words' })
