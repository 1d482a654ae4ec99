import { failureWords, loggedOutHereOnly } from '../../src/words/failures.ts'
import { notices, noticeTitles } from '../../src/words/notices/notices.ts'
import { ErrorWords } from '../reading/ErrorWords.tsx'
import { formNames, inWords, messagesOf } from '../reading/messages.ts'
import { Page } from '../reading/Page.tsx'
import { StoryLink } from '../reading/StoryLink.tsx'
import { Table } from '../reading/Table.tsx'
import { refusals } from '../support/refusals.ts'
import { failureNotes } from './failureNotes.ts'

interface Trouble {
  readonly words: string
  readonly trigger: string
  readonly next: string
}

const onTheWay: readonly Trouble[] = Object.entries(failureNotes).map(([code, notes]) => ({
  ...notes,
  words: wordsOf(code),
}))

const besideThePage: readonly Trouble[] = [
  {
    words: `${noticeTitles.sessionEnded}: ${notices.loginNeeded}`,
    trigger: 'A member opens or returns to a page, and the server has ended the session.',
    next: 'Log in: the page that was wanted opens.',
  },
  {
    words: `${noticeTitles.error}: ${notices.linkIncomplete}`,
    trigger: 'A link from a mail lacks its address or its code.',
    next: 'Open the mail, and follow the whole link.',
  },
  {
    words: loggedOutHereOnly,
    trigger: 'Somebody logs out while the server cannot be reached, or cannot end the session.',
    next: 'Log in and out again in a while.',
  },
]

function wordsOf(code: string): string {
  const entry = Object.entries(failureWords).find(([name]) => name === code)
  return entry ? entry[1] : ''
}

/** All errors of the product, with their causes and next steps. */
export const ErrorZoo = () => (
  <Page
    title="Error zoo"
    lead="Every error that somebody can meet: what has happened, what it says, and what can be done next."
  >
    <h2>While a form is filled in</h2>
    <p>
      Shown once the form is sent, between the label and the field. A message goes as soon as the field is
      right.
    </p>
    {formNames.map((form) => (
      <Table
        key={form}
        caption={inWords(form)}
        rows={messagesOf(form).map(({ field, words, after }) => ({
          key: `${field} ${words}`,
          cells: { Field: inWords(field), After: after, Words: <ErrorWords>{words}</ErrorWords> },
        }))}
      />
    ))}

    <h2>On the way to the server and back</h2>
    <p>
      Shown above the form, and beside the page. In place:{' '}
      <StoryLink id="views-login--offline">offline</StoryLink>,{' '}
      <StoryLink id="views-login--server-down">server not reached</StoryLink>,{' '}
      <StoryLink id="views-login--no-answer-in-time">no answer in time</StoryLink>.
    </p>
    <Troubles caption="No answer, or none that counts" of={onTheWay} />

    <h2>What the server refuses</h2>
    <p>
      In the server’s own words. In place:{' '}
      <StoryLink id="views-login--wrong-password">wrong password</StoryLink>,{' '}
      <StoryLink id="views-registration--address-taken">address taken</StoryLink>,{' '}
      <StoryLink id="views-login--server-refuses">words of your choice</StoryLink>.
    </p>
    <Troubles caption="The server has understood, and says no" of={Object.values(refusals)} />

    <h2>Beside the page</h2>
    <p>
      In place: <StoryLink id="views-notifications--session-ended">session ended</StoryLink>,{' '}
      <StoryLink id="views-notifications--link-incomplete">link incomplete</StoryLink>.
    </p>
    <Troubles caption="Notifications that no form brings up" of={besideThePage} />

    <h2>Whole pages</h2>
    <p>
      <StoryLink id="views-not-found--no-such-page">No such page</StoryLink>,{' '}
      <StoryLink id="views-failed--not-shown">a page that didn’t load</StoryLink>,{' '}
      <StoryLink id="views-signed-out--empty-menu">a page for members only</StoryLink>,{' '}
      <StoryLink id="views-verification--link-refused">a link that did not work</StoryLink>.
    </p>
  </Page>
)

const Troubles = ({ caption, of: troubles }: { caption: string; of: readonly Trouble[] }) => (
  <Table
    caption={caption}
    rows={troubles.map(({ words, trigger, next }) => ({
      key: words,
      cells: { 'What has happened': trigger, Words: <ErrorWords>{words}</ErrorWords>, 'What next': next },
    }))}
  />
)
