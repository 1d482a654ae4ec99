import { StorageApiError } from '@supabase/storage-js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pdf, uploaded } from '../../support/files.ts'
import { ada, anyText, containing, grace } from '../../support/harness.ts'
import { clientOf, loggedInClient, startHosted, startWithClient } from '../../support/hosted.ts'
import { employerAt } from '../../support/postings.ts'

const storageAnswer = v.object({ result: v.object({ parts: v.object({ files: v.number() }) }) })

const asBlob = (content: Uint8Array<ArrayBuffer>) => new Blob([content], { type: 'application/pdf' })

const pdfBlob = (size = 3_000) => asBlob(pdf(size))

const statusAt = async (address: string) => (await fetch(address)).status

/** A candidate with the official client and its file bucket. */
async function startWithFiles(env: Readonly<Record<string, string>> = {}) {
  const started = await startWithClient(env)
  const files = started.client.storage.from('files')
  const path = (name: string) => `${started.user.id}/${name}`
  const names = async () => (await files.list(started.user.id)).data?.map(({ name }) => name)
  return { ...started, files, path, names }
}

/**
 * Bytes of a download.
 *
 * @throws {Error} if the download failed
 */
async function bytesOf(download: PromiseLike<{ data: Blob | null; error: Error | null }>) {
  const { data, error } = await download
  if (!data) throw error ?? new Error('There is nothing.')
  return new Uint8Array(await data.arrayBuffer())
}

test('A PDF is uploaded, downloaded and described.', async () => {
  const { files, path } = await startWithFiles()
  const content = pdf(600_000)
  const upload = await files.upload(path('resume.pdf'), new Blob([content], { type: 'application/pdf' }))
  expect(upload.error).toBeNull()
  expect(upload.data).toEqual({
    id: anyText,
    path: path('resume.pdf'),
    fullPath: `files/${path('resume.pdf')}`,
  })
  expect(await bytesOf(files.download(path('resume.pdf')))).toEqual(content)
  expect((await files.info(path('resume.pdf'))).data).toMatchObject({
    id: upload.data?.id,
    size: content.length,
    contentType: 'application/pdf',
    cacheControl: 'max-age=3600',
    bucketId: 'files',
  })
  expect(await files.exists(path('resume.pdf'))).toEqual({ data: true, error: null })
  expect(await files.exists(path('other.pdf'))).toMatchObject({ data: false })
})

test('Bytes, forms and streams can be uploaded too, with letters of any alphabet in their names.', async () => {
  const { files, names, path } = await startWithFiles()
  const content = pdf(2_000)
  const options = { contentType: 'application/pdf' }
  const form = new FormData()
  form.append('note', 'mine')
  form.append('file', new File([content], 'other.pdf', { type: 'application/pdf' }))
  const answers = [
    // First in the list, because an upload without a length reserves space for the largest file.
    await files.upload(path('stream.pdf'), new Blob([content]).stream(), options),
    await files.upload(path('bytes.pdf'), content, options),
    await files.upload(path('履歴書 (Ünal).pdf'), form),
  ]
  expect(answers.map(({ error }) => error)).toEqual([null, null, null])
  expect(await names()).toEqual(['bytes.pdf', 'stream.pdf', '履歴書 (Ünal).pdf'])
  expect(await bytesOf(files.download(path('履歴書 (Ünal).pdf')))).toEqual(content)
  expect(await bytesOf(files.download(path('stream.pdf')))).toEqual(content)
})

test('A download can be cached for an hour by its browser only, and is never displayed inline.', async () => {
  const { files, path, publicKey, server, session } = await startWithFiles()
  await files.upload(path('resume.pdf'), pdfBlob())
  for (const kind of ['', 'authenticated/']) {
    const { headers, status } = await fetch(
      `${server.base}/storage/v1/object/${kind}files/${path('resume.pdf')}`,
      { headers: { apikey: publicKey, Authorization: `Bearer ${session.access_token}` } },
    )
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600')
    expect(headers.get('Vary')).toContain('Authorization')
    expect(headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''resume.pdf")
    expect(headers.get('Content-Length')).toBe('3000')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('An object is never replaced unless the client wants it.', async () => {
  const { files, names, path } = await startWithFiles()
  const next = pdf(1_000)
  await files.upload(path('resume.pdf'), pdfBlob())
  expect((await files.upload(path('resume.pdf'), pdfBlob())).error).toMatchObject({
    status: 409,
    statusCode: '409',
    message: 'The resource already exists',
  })
  const upsert = await files.upload(path('resume.pdf'), new Blob([next], { type: 'application/pdf' }), {
    upsert: true,
  })
  expect(upsert.error).toBeNull()
  expect(await bytesOf(files.download(path('resume.pdf')))).toEqual(next)
  expect((await files.update(path('resume.pdf'), pdfBlob(4_000))).error).toBeNull()
  expect(await names()).toEqual(['resume.pdf'])
  expect((await files.info(path('resume.pdf'))).data).toMatchObject({ size: 4_000 })
})

test('A file that is not a PDF is refused: by its type, by its content, and without either.', async () => {
  const { files, names, path } = await startWithFiles()
  const refused = [
    [await files.upload(path('a.pdf'), pdfBlob().slice(0, 100, 'text/plain')), 415],
    [await files.upload(path('a.pdf'), 'text'), 415],
    [await files.upload(path('a.pdf'), new Blob(['text'], { type: 'application/pdf' })), 422],
    [await files.upload(path('a.pdf'), new FormData()), 400],
    [await files.upload(path('a.pdf'), pdfBlob(), { metadata: { author: 'Ada' } }), 400],
    [
      await files.upload(path('a.pdf'), pdf(100), { contentType: 'application/pdf', metadata: { a: 1 } }),
      400,
    ],
    [
      await files.upload(path('a.pdf'), pdf(100), {
        contentType: 'application/pdf',
        contentEncoding: 'gzip',
      }),
      400,
    ],
  ] as const
  expect(refused.map(([{ error }]) => error?.status)).toEqual(refused.map(([, status]) => status))
  for (const [{ error }] of refused) expect(error).toBeInstanceOf(StorageApiError)
  expect(await names()).toEqual([])
})

test('A file over 5 MiB is refused, with or without a declared length.', async () => {
  const { files, names, path } = await startWithFiles()
  const large = pdf(5 * 1024 * 1024 + 1)
  const whole = pdf(5 * 1024 * 1024)
  expect((await files.upload(path('large.pdf'), asBlob(large))).error).toMatchObject({ statusCode: '413' })
  expect(
    (await files.upload(path('large.pdf'), asBlob(large).stream(), { contentType: 'application/pdf' })).error,
  ).toMatchObject({ statusCode: '413' })
  expect(await names()).toEqual([])
  expect((await files.upload(path('whole.pdf'), asBlob(whole))).error).toBeNull()
  expect((await files.upload(path('more.pdf'), asBlob(pdf(100)))).error).toMatchObject({
    status: 422,
    message: containing('storage is full'),
  })
})

test('Paths that leave the own folder are refused, in any spelling.', async () => {
  const { files, path, publicKey, server, session, user } = await startWithFiles()
  await server.registered(grace)
  const other = await loggedInClient(server, publicKey, grace)
  const theirs = other.client.storage.from('files')
  const { id } = other.session.user
  await theirs.upload(`${id}/secret.pdf`, pdfBlob())
  await files.upload(path('resume.pdf'), pdfBlob())

  const headers = { apikey: publicKey, Authorization: `Bearer ${session.access_token}` }
  const statusOf = async (address: string, init: RequestInit = {}) =>
    (await fetch(`${server.base}/storage/v1/object/${address}`, { headers, ...init })).status
  const addresses = [
    `files/${id}/secret.pdf`,
    `files/${user.id}/..%2f${id}/secret.pdf`,
    `files/${user.id}/%2e%2e%2f${id}%2fsecret.pdf`,
    `files/${user.id}/..%5c${id}%5csecret.pdf`,
    `files/${user.id}/%252e%252e/${id}/secret.pdf`,
    `files/${id.toUpperCase()}/secret.pdf`,
    `files/${user.id}//resume.pdf`,
    `files/${user.id}/a/resume.pdf`,
    `files/${user.id}/resume.pdf%00`,
    `files/${user.id}/resume.pdf/`,
    `files/${user.id}/%E2%80%AEresume.pdf`,
    `files/${user.id}/${'x'.repeat(3_000)}.pdf`,
    `files/resume.pdf`,
    `authenticated/files/${id}/secret.pdf`,
    `info/files/${id}/secret.pdf`,
    `other/${user.id}/resume.pdf`,
  ]
  for (const address of addresses) {
    expect([400, 403, 404], address).toContain(await statusOf(address))
    if (!/^(auth|info)/.test(address))
      expect([400, 403, 404], address).toContain(
        await statusOf(address, {
          method: 'POST',
          body: pdf(100),
          headers: { ...headers, 'Content-Type': 'application/pdf' },
        }),
      )
  }
  for (const from of [`${id}/secret.pdf`, `${user.id}/../${id}/secret.pdf`, `/${id}/secret.pdf`, '..']) {
    expect((await files.move(from, path('mine.pdf'))).error, from).toBeTruthy()
    expect((await files.copy(path('resume.pdf'), from)).error, from).toBeTruthy()
    expect((await files.remove([path('resume.pdf'), from])).error, from).toBeTruthy()
    expect((await files.createSignedUrl(from, 60)).error, from).toBeTruthy()
  }
  expect((await files.list(id)).error).toMatchObject({ status: 403, statusCode: '403' })
  expect((await theirs.list(id)).data).toHaveLength(1)
  expect((await files.list(user.id)).data?.map(({ name }) => name)).toEqual(['resume.pdf'])
})

test('Names that no URL can contain, or with another extension, are refused.', async () => {
  const { files, path, user } = await startWithFiles()
  await files.upload(path('resume.pdf'), pdfBlob())
  const names = [
    'resume',
    'resume.exe',
    '.pdf',
    ' resume.pdf',
    'a\r\nSet-Cookie: x=y.pdf',
    'a#b.pdf',
    'a?b.pdf',
  ]
  for (const name of [...names, `${'x'.repeat(117)}.pdf`, 'a\\b.pdf', '100%.pdf'])
    expect((await files.move(path('resume.pdf'), `${user.id}/${name}`)).error, name).toMatchObject({
      status: 400,
      statusCode: '400',
    })
  expect((await files.move(path('resume.pdf'), path(`${'x'.repeat(116)}.pdf`))).error).toBeNull()
})

test('A list is sorted by name, 100 at a time, and takes search, limit, offset and order.', async () => {
  const { files, path, user } = await startWithFiles()
  for (const name of ['b.pdf', 'a.pdf', 'letter.pdf']) await files.upload(path(name), pdfBlob())
  const named = async (...[options]: [Parameters<typeof files.list>[1]?]) =>
    (await files.list(user.id, options)).data?.map(({ name }) => name)
  expect(await named()).toEqual(['a.pdf', 'b.pdf', 'letter.pdf'])
  expect(await named({ limit: 1, offset: 1 })).toEqual(['b.pdf'])
  expect(await named({ search: 'LET' })).toEqual(['letter.pdf'])
  expect(await named({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['letter.pdf', 'b.pdf', 'a.pdf'])
  expect(await named({ sortBy: { column: 'created_at' } })).toEqual(['b.pdf', 'a.pdf', 'letter.pdf'])
  const all = await files.list()
  expect(all.data).toEqual([expect.objectContaining({ name: user.id, id: null, metadata: null })])
  const [first] = (await files.list(`${user.id}/`)).data ?? []
  expect(first).toMatchObject({
    metadata: { size: 3_000, mimetype: 'application/pdf', cacheControl: 'max-age=3600' },
  })
  expect((await files.list(user.id, { limit: 0 })).error).toMatchObject({ status: 400 })
})

test('Files of one name, as a browser may upload them, each have a path.', async () => {
  const { browser, files, names, path } = await startWithFiles()
  const first = pdf(1_000)
  const second = pdf(1_100)
  await uploaded(browser, first, 'resume.pdf')
  const { id } = await uploaded(browser, second, 'resume.pdf')
  await uploaded(browser, pdf(500), 'Résumé #2 100%?.pdf')
  const other = `resume (${id.slice(0, 8)}).pdf`
  expect(await names()).toEqual(['Résumé -2 100--.pdf', other, 'resume.pdf'].toSorted())
  expect(await bytesOf(files.download(path('resume.pdf')))).toEqual(first)
  expect(await bytesOf(files.download(path(other)))).toEqual(second)
})

test('An object is moved, unless the name is taken.', async () => {
  const { files, names, path } = await startWithFiles()
  await files.upload(path('a.pdf'), pdfBlob())
  await files.upload(path('b.pdf'), pdfBlob())
  expect((await files.move(path('a.pdf'), path('c.pdf'))).data).toEqual({ message: 'Successfully moved' })
  expect((await files.move(path('b.pdf'), path('c.pdf'))).error).toMatchObject({ statusCode: '409' })
  expect((await files.move(path('a.pdf'), path('d.pdf'))).error).toMatchObject({ statusCode: '404' })
  expect(
    (await files.move(path('b.pdf'), path('d.pdf'), { destinationBucket: 'other' })).error,
  ).toMatchObject({
    status: 404,
    message: 'Bucket not found',
  })
  expect(await names()).toEqual(['b.pdf', 'c.pdf'])
})

test('A copy counts toward the quota, and a removed file no longer does.', async () => {
  const { client, files, names, path } = await startWithFiles()
  const used = async () => {
    const { data } = await client.functions.invoke<unknown>('candidate.read-storage')
    return v.parse(storageAnswer, data).result.parts.files
  }
  const content = pdf(2 * 1024 * 1024)
  await files.upload(path('a.pdf'), new Blob([content], { type: 'application/pdf' }))
  expect((await files.copy(path('a.pdf'), path('b.pdf'))).data).toEqual({ path: `files/${path('b.pdf')}` })
  expect(await bytesOf(files.download(path('b.pdf')))).toEqual(content)
  expect(await used()).toBe(2 * content.length)
  expect((await files.copy(path('a.pdf'), path('c.pdf'))).error).toMatchObject({ status: 422 })
  expect((await files.copy(path('a.pdf'), path('b.pdf'))).error).toMatchObject({ statusCode: '409' })
  const removed = await files.remove([path('a.pdf'), path('unknown.pdf')])
  expect(removed.data).toMatchObject([{ name: path('a.pdf') }])
  expect(await names()).toEqual(['b.pdf'])
  expect(await used()).toBe(content.length)
})

test('At most 20 files are kept.', async () => {
  const { files, path } = await startWithFiles()
  for (let count = 0; count < 20; count += 1)
    expect((await files.upload(path(`${count}.pdf`), pdfBlob(100))).error).toBeNull()
  expect((await files.upload(path('more.pdf'), pdfBlob(100))).error).toMatchObject({ status: 422 })
})

test('A signed URL downloads a file without a key, until it expires.', async () => {
  const { files, path, server } = await startWithFiles()
  const content = pdf(1_000)
  await files.upload(path('my resume.pdf'), new Blob([content], { type: 'application/pdf' }))
  const { data } = await files.createSignedUrl(path('my resume.pdf'), 60)
  const address = data?.signedUrl ?? ''
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content)
  expect(answer.headers.get('Cache-Control')).toMatch(/^private, max-age=5\d$/)
  const nameOf = async (wanted: string) =>
    (await fetch(`${address}&download=${wanted}`)).headers.get('Content-Disposition')
  expect(await nameOf('Ada+B')).toBe("attachment; filename*=UTF-8''Ada%20B.pdf")
  expect(await nameOf('a.exe')).toBe("attachment; filename*=UTF-8''a.pdf")
  expect(await nameOf('a%0D%0ASet-Cookie:%20b')).toBe("attachment; filename*=UTF-8''my%20resume.pdf")
  server.clock.now += 60_000
  expect((await fetch(address)).status).toBe(400)
})

test('A signed URL works only for its own file, as long as that exists.', async () => {
  const { client, files, path } = await startWithFiles()
  await files.upload(path('a.pdf'), pdfBlob())
  await files.upload(path('b.pdf'), pdfBlob())
  const signed = await files.createSignedUrls([path('a.pdf'), path('unknown.pdf'), 'other/a.pdf'], 60)
  expect(signed.data?.map(({ error }) => error)).toEqual([null, 'Object not found', 'Object not found'])
  const address = signed.data?.[0]?.signedUrl ?? ''
  expect(await statusAt(address)).toBe(200)
  expect(await statusAt(address.replace('a.pdf', 'b.pdf'))).toBe(400)
  expect(await statusAt(address.replace('token=', 'token=9'))).toBe(400)
  expect(await statusAt(address.slice(0, -1))).toBe(400)
  expect(await statusAt(address.replace(/\?.*/, ''))).toBe(400)
  await files.remove([path('a.pdf')])
  await files.upload(path('a.pdf'), pdfBlob())
  expect(await statusAt(address)).toBe(404)
  expect((await files.createSignedUrl(path('gone.pdf'), 60)).error).toMatchObject({ statusCode: '404' })
  expect((await files.createSignedUrl(path('a.pdf'), 8 * 86_400)).error).toMatchObject({ status: 400 })
  const { data } = await files.createSignedUrl(path('b.pdf'), 60)
  await client.functions.invoke('candidate.delete-account', { body: { password: ada.password } })
  expect(await statusAt(data?.signedUrl ?? '')).toBe(404)
})

test('Unsupported operations are refused by name, in the format of the official client.', async () => {
  const { client, files, path } = await startWithFiles()
  await files.upload(path('a.pdf'), pdfBlob())
  const refused = [
    await client.storage.listBuckets(),
    await client.storage.createBucket('mine'),
    await client.storage.emptyBucket('files'),
    await files.listV2(),
    await files.createSignedUploadUrl(path('b.pdf')),
    await files.createSignedUrl(path('a.pdf'), 60, { transform: { width: 10 } }),
    await files.download(path('a.pdf'), { transform: { width: 10 } }),
    await files.purgeCache(path('a.pdf')),
  ]
  for (const { data, error } of refused) {
    expect(data).toBeNull()
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400, statusCode: '400' })
  }
  expect((await fetch(files.getPublicUrl(path('a.pdf')).data.publicUrl)).status).toBe(400)
  expect((await client.storage.from('other').list()).error).toMatchObject({ message: 'Bucket not found' })
})

test('Guests, employers and revoked sessions have no files.', async () => {
  const { browser, files, path, publicKey, server } = await startWithFiles()
  await files.upload(path('a.pdf'), pdfBlob())
  expect(
    (await clientOf(server, publicKey).storage.from('files').download(path('a.pdf'))).error,
  ).toMatchObject({
    statusCode: '401',
  })
  const { emailAddress } = await employerAt(server)
  const employer = await loggedInClient(server, publicKey, { ...ada, emailAddress }, 'employer')
  expect((await employer.client.storage.from('files').list()).error).toMatchObject({ statusCode: '403' })
  await browser.send('/api/candidate/end-other-sessions', { body: '{}' })
  expect((await files.download(path('a.pdf'))).error).toMatchObject({ statusCode: '403' })
  const { publicKey: _, server: bare } = await startHosted()
  const answer = await fetch(`${bare.base}/storage/v1/object/files/a/b.pdf`)
  expect(await answer.json()).toEqual({
    statusCode: '401',
    error: 'no_authorization',
    message: 'Invalid API key',
  })
})

test('Uploads by the hosted API count with those of pages.', async () => {
  const { browser, files, names, path } = await startWithFiles({ RATE_LIMIT_SCALE: '1' })
  let error: unknown
  for (let count = 0; count < 80 && !error; count += 1) {
    ;({ error } = await files.upload(path('a.pdf'), pdfBlob(100), { upsert: true }))
  }
  expect(error).toMatchObject({ status: 429 })
  expect(await names()).toEqual(['a.pdf'])
  const answer = await browser.send('/api/candidate/upload-file', {
    body: pdf(100),
    headers: { 'Content-Type': 'application/pdf', 'X-File-Name': 'b.pdf' },
  })
  expect(answer.status).toBe(429)
})
