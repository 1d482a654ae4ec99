import { expect, test, vi } from 'vitest'
import { applicationCalls } from '../../../../contract/applications/calls.ts'
import { applyingIn, candidateAt } from '../../support/applications.ts'
import { uploaded, pdf } from '../../support/files.ts'
import { ada, containing } from '../../support/harness.ts'
import { loggedInClient, startHosted } from '../../support/hosted.ts'
import { employerAt } from '../../support/postings.ts'
import { bytesOf, clamdSaying, pdfWith, withEicar } from '../../files/unsafeFiles.ts'

vi.setConfig({ testTimeout: 60_000 })

const options = { contentType: 'application/pdf' }

/** A candidate whose files are checked, and the bucket in the official client. */
async function startChecked(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env, { checksFiles: true })
  const candidate = await candidateAt(server)
  const person = { ...ada, emailAddress: candidate.emailAddress }
  const { client, session } = await loggedInClient(server, publicKey, person)
  const files = client.storage.from('files')
  const folder = session.user.id
  const names = async () => (await files.list(folder)).data?.map(({ name }) => name)
  return { server, candidate, files, names, path: (name: string) => `${folder}/${name}` }
}

test.each([
  ['no PDF inside', async () => bytesOf('%PDF-1.4\n<script>alert(1)</script>\n%%EOF'), 'damaged'],
  [
    'a password',
    () => pdfWith((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
    'locked',
  ],
  ['a script', () => pdfWith((document) => document.addJavaScript('x', 'app.alert(1)')), 'a script'],
  ['another file', () => pdfWith((document) => document.attach(bytesOf('MZ'), 'a.exe')), 'another file'],
  ['the test virus', () => pdfWith((document) => document.setTitle('x')).then(withEicar), 'has a virus'],
])(
  'An upload with %s is refused, as bytes and in a form, and never replaces an object.',
  async (_, content, words) => {
    const { files, names, path } = await startChecked()
    const unsafe = await content()
    const safe = await pdfWith(() => {})
    expect((await files.upload(path('resume.pdf'), safe, options)).error).toBeNull()
    const form = new FormData()
    form.append('', new Blob([unsafe], { type: 'application/pdf' }))
    for (const { error } of [
      await files.upload(path('unsafe.pdf'), unsafe, options),
      await files.upload(path('unsafe.pdf'), form),
      await files.upload(path('resume.pdf'), unsafe, { ...options, upsert: true }),
      await files.update(path('resume.pdf'), unsafe, options),
    ])
      expect(error).toMatchObject({ status: 422, message: containing(words) })
    expect(await names()).toEqual(['resume.pdf'])
    const { data } = await files.download(path('resume.pdf'))
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(safe)
  },
)

test('An upload is refused with the virus that clamd finds, and with a retry while clamd is absent.', async () => {
  const { url } = await clamdSaying('stream: Win.Test FOUND')
  const scanned = await startChecked({ CLAMD_URL: url })
  const away = await startChecked({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const content = await pdfWith(() => {})
  expect((await scanned.files.upload(scanned.path('a.pdf'), content, options)).error).toMatchObject({
    status: 422,
    message: containing('has a virus'),
  })
  expect((await away.files.upload(away.path('a.pdf'), content, options)).error).toMatchObject({ status: 503 })
  expect([await scanned.names(), await away.names()]).toEqual([[], []])
})

test('A copy is checked like an upload: what was safe before may be a virus by now.', async () => {
  const { url } = await clamdSaying('stream: OK', 'stream: Win.Test FOUND')
  const { files, names, path } = await startChecked({ CLAMD_URL: url })
  expect((await files.upload(path('a.pdf'), await pdfWith(() => {}), options)).error).toBeNull()
  expect((await files.copy(path('a.pdf'), path('b.pdf'))).error).toMatchObject({ status: 422 })
  expect(await names()).toEqual(['a.pdf'])
})

test('A file that was sent with an application is not moved; it is copied, and a removal leaves the sent copy.', async () => {
  const { publicKey, server } = await startHosted()
  const employer = await employerAt(server)
  const { slug } = await employer.published()
  const { browser, emailAddress } = await candidateAt(server)
  const { client, session } = await loggedInClient(server, publicKey, { ...ada, emailAddress })
  const files = client.storage.from('files')
  const path = (name: string) => `${session.user.id}/${name}`
  const content = pdf(2_000)
  const { id: fileId } = await uploaded(browser, content, 'sent.pdf')
  const applying = applyingIn(browser)
  const draft = await applying.start(slug)
  await applying.save(draft.id, draft.revision, { resume: { fileId } })
  expect((await files.move(path('sent.pdf'), path('draft.pdf'))).error).toBeNull()
  await applying.send(draft.id, { type: 'submit' })

  expect((await files.move(path('draft.pdf'), path('other.pdf'))).error).toMatchObject({
    status: 409,
    message: containing('application'),
  })
  expect((await files.copy(path('draft.pdf'), path('copy.pdf'))).error).toBeNull()
  expect((await files.move(path('copy.pdf'), path('other.pdf'))).error).toBeNull()
  expect((await files.remove([path('draft.pdf')])).error).toBeNull()
  expect((await files.list(session.user.id)).data?.map(({ name }) => name)).toEqual(['other.pdf'])
  const sent = await employer.browser.send(`/api/employer/${applicationCalls.readSentFile.path}`, {
    body: JSON.stringify({ id: fileId }),
  })
  expect(sent.status).toBe(200)
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(content)
})
