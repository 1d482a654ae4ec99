import { expect, test } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { askAboutLetters, written } from '../letters/asking.ts'
import { ada } from '../support/harness.ts'

const body = 'Dear team of {{company}},\n\nI **want** to be your {{ role }}.\n\n{{name}}'
const name = `${ada.firstName} ${ada.lastName}`

const start = async () => {
  const { employer, posting, server } = await startWithPosting({ title: 'Engine Builder' })
  const candidate = await candidateAt(server)
  const { id } = await candidate.start(posting.slug)
  return { candidate, employer, id, posting, server }
}

test('A saved letter is sent as the employer reads it, and later changes do not affect it.', async () => {
  const { candidate, employer, id } = await start()
  const letter = await written(candidate.browser, { title: 'For engines', body })
  await candidate.complete(id, { letter: { letterId: letter.id } })
  expect((await candidate.read(id)).letter).toEqual({ letterId: letter.id })

  expect(await candidate.send(id, { type: 'submit' })).toMatchObject({ http: 200 })
  const read = `Dear team of Engine Works,\n\nI **want** to be your Engine Builder.\n\n${name}`
  const sent = async () => [(await candidate.read(id)).sent?.letter, (await employer.look(id)).sent.letter]
  expect(await sent()).toEqual([{ text: read }, { text: read }])

  const { browser } = candidate
  const changed = { id: letter.id, revision: 1, title: 'Other', body: 'Other', slug: null }
  await askAboutLetters(browser, 'saveLetter', changed)
  await askAboutLetters(browser, 'trashLetter', { id: letter.id })
  await askAboutLetters(browser, 'deleteLetter', { id: letter.id })
  expect(await sent()).toEqual([{ text: read }, { text: read }])
})

test('A letter is sent as it is at the time of sending, not as it was when it was selected.', async () => {
  const { candidate, id } = await start()
  const letter = await written(candidate.browser, { title: 'One', body: 'First' })
  await candidate.complete(id, { letter: { letterId: letter.id } })
  const changed = { id: letter.id, revision: 1, title: 'One', body: 'Second', slug: null }
  await askAboutLetters(candidate.browser, 'saveLetter', changed)
  await candidate.send(id, { type: 'submit' })
  expect((await candidate.read(id)).sent?.letter).toEqual({ text: 'Second' })
})

test('Merge fields are filled in in a letter that is written in the application, too.', async () => {
  const { candidate, id } = await start()
  await candidate.complete(id, { letter: { text: 'I am {{name}}.' } })
  await candidate.send(id, { type: 'submit' })
  expect((await candidate.read(id)).sent?.letter).toEqual({ text: `I am ${name}.` })
})

test.each([
  [{ text: 'Dear {{team}}' }, 'Remove {{team}} from the letter, or write it out. We can’t fill it in.'],
  [{ text: 'Dear {{ }}' }, 'Remove {{ }} from the letter, or write it out. We can’t fill it in.'],
])('A letter with a merge field without a value is not sent: %o', async (letter, message) => {
  const { candidate, id } = await start()
  await candidate.complete(id, { letter })
  const answer = await candidate.send(id, { type: 'submit' })
  expect(answer).toMatchObject({ status: false, error: { message, fields: { letter: message } } })
  expect((await candidate.read(id)).state).toBe('draft')

  await candidate.complete(id, { letter: { text: 'Dear team' } })
  expect(await candidate.send(id, { type: 'submit' })).toMatchObject({ status: true })
})

test('A letter that is another person’s, unknown, in the trash or empty is not sent.', async () => {
  const { candidate, id, server } = await start()
  const other = await candidateAt(server)
  const theirs = await written(other.browser, { title: 'Theirs', body })
  const mine = await written(candidate.browser, { title: 'Mine', body: ' ' })
  const { revision } = await candidate.read(id)
  for (const letterId of [theirs.id, 'unknown']) {
    const answer = await candidate.save(id, revision, { letter: { letterId } })
    expect(answer).toMatchObject({ status: false })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(['letter'])
  }

  await candidate.complete(id, { letter: { letterId: mine.id } })
  const submit = async () => (await candidate.send(id, { type: 'submit' })).error?.fields?.['letter']
  expect(await submit()).toMatch(/^This letter is empty/)
  await askAboutLetters(candidate.browser, 'trashLetter', { id: mine.id })
  expect(await submit()).toMatch(/^This letter was deleted/)
  await askAboutLetters(candidate.browser, 'deleteLetter', { id: mine.id })
  expect(await submit()).toMatch(/^This letter was deleted/)
  expect((await candidate.read(id)).state).toBe('draft')
})
