import { expect, test } from 'vitest'
import { candidateAt } from '../support/applications.ts'
import { grace, startTestServer } from '../support/harness.ts'
import { askAboutLetters as ask, written } from './asking.ts'

test('Suggested paragraphs come from the candidate’s other letters, each once, without greetings and without the trash.', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { browser: other } = await candidateAt(server, grace)
  const sets = 'I build **sets** for companies that travel.'
  const halls = 'I know the halls of {{company}} by heart,\nand their doors.'
  await written(browser, {
    title: 'Old',
    body: `Dear team,\r\n\r\n${sets}\r\n \r\n${halls}\r\n\r\nKind regards`,
  })
  server.clock.now += 1_000
  const newer = await written(browser, { title: 'New', body: `${sets}\n\n\n` })
  await written(other, { title: 'Theirs', body: 'Nobody else must ever come to read this.' })
  const inTrash = await written(browser, {
    title: 'Trashed',
    body: 'What was thrown away is not used again.',
  })
  await ask(browser, 'trashLetter', { id: inTrash.id })

  expect(await ask(browser, 'listParagraphs')).toMatchObject({
    result: {
      paragraphs: [
        { text: sets, title: 'New' },
        { text: halls, title: 'Old' },
      ],
    },
  })
  expect(await ask(browser, 'listParagraphs', { except: newer.id })).toMatchObject({
    result: {
      paragraphs: [
        { text: sets, title: 'Old' },
        { text: halls, title: 'Old' },
      ],
    },
  })
})
