// @module-tag security
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { userSchema } from '../../../contract/user.ts'
import { mediaRefusals } from '../../../server/words/media.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { sharedTestServer, startTestServer, type Browser } from '../support/harness.ts'
import { bytesOf, plain } from '../support/pictures.ts'
import { employerAt } from '../support/postings.ts'
import { removePhoto, setPhoto } from '../support/setPicture.ts'

let photo: Uint8Array
beforeAll(async () => {
  photo = await bytesOf(plain(300).jpeg())
})

const server = sharedTestServer()

const pictureIn = (answer: { readonly result: unknown }) => v.parse(userSchema, answer.result).picture

describe('A photo', () => {
  test('can be set, replaced and removed by its candidate only', async () => {
    const { browser } = await candidateAt(server())
    const picture = pictureIn(await setPhoto(browser, photo))
    expect(picture).toMatch(/^\/media\/[\w-]{22}-192\.webp$/)
    expect((await browser.call('session')).result).toMatchObject({ picture })
    const served = await fetch(server().base + picture)
    expect(served.status).toBe(200)
    // Shared caches must not store the photo, and search engines must not list it.
    expect(served.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(served.headers.get('X-Robots-Tag')).toBe('noindex, noimageindex')

    const other = pictureIn(await setPhoto(browser, await bytesOf(plain(120).png())))
    expect((await fetch(server().base + picture)).status).toBe(404)
    expect(pictureIn(await removePhoto(browser))).toBe('')
    expect((await fetch(server().base + other)).status).toBe(404)
    expect((await browser.call('session')).result).toMatchObject({ picture: '' })
  })

  test('needs a verified address and a candidate', async () => {
    const { browser } = await candidateAt(server(), { isVerified: false })
    expect((await setPhoto(browser, photo)).http).toBe(403)
    expect((await removePhoto(browser)).http).toBe(403)
    const employer = await employerAt(server())
    expect((await setPhoto(employer.browser, photo)).http).toBe(401)
    expect((await setPhoto(server().browser(), photo)).http).toBe(401)
  })

  test('that is unusable is refused, and the previous one stays', async () => {
    const { browser } = await candidateAt(server())
    const picture = pictureIn(await setPhoto(browser, photo))
    expect(await setPhoto(browser, Buffer.from('GIF89a and more'))).toMatchObject({
      status: false,
      error: { message: mediaRefusals.gif },
    })
    expect((await browser.call('session')).result).toMatchObject({ picture })
  })

  test('is deleted with its account', async () => {
    const at = await startTestServer()
    const { browser } = await candidateAt(at)
    await setPhoto(browser, photo)
    await at.close()
    await withStore(at, async (db) => {
      const pictures = () => db.selectFrom('pictures').select('hash').execute()
      expect(await pictures()).toHaveLength(1)
      await db.deleteFrom('accounts').execute()
      expect(await pictures()).toEqual([])
    })
  })
})

/** All responses to an employer that contain an applicant's name. */
async function named(
  browser: Browser,
  id: string,
  postingId: string,
): Promise<Readonly<Record<string, string>>> {
  const texts = {
    listApplicants: await ask(browser, 'listApplicants', { postingId }),
    readBoard: await ask(browser, 'readBoard', { postingId }),
    readApplicant: await ask(browser, 'readApplicant', { id }),
    applicantResume: await ask(browser, 'applicantResume', { id }),
  }
  return Object.fromEntries(Object.entries(texts).map(([name, { text }]) => [name, text]))
}

const naming = ['listApplicants', 'readBoard', 'readApplicant'] as const

test('employers see the current photo of an applicant next to the name', async () => {
  const { employer, posting, server: at } = await startWithPosting()
  const candidate = await candidateAt(at)
  const first = pictureIn(await setPhoto(candidate.browser, photo))
  const { id } = await candidate.applied(posting.slug)
  const before = await named(employer.browser, id, posting.id)
  for (const name of naming) expect(before[name], name).toContain(`"photo":"${first}"`)

  await removePhoto(candidate.browser)
  const after = await named(employer.browser, id, posting.id)
  for (const name of naming) expect(after[name], name).not.toMatch(/photo|media/)
})

test('with a hidden name no call, list or PDF has the photo, until the candidate has passed the first stage', async () => {
  const { employer, posting, server: at } = await startWithPosting({ hidesNames: true })
  const candidate = await candidateAt(at)
  const picture = pictureIn(await setPhoto(candidate.browser, photo))
  const { id } = await candidate.applied(posting.slug)
  const hash = picture.slice('/media/'.length, -'-192.webp'.length)

  for (const [name, text] of Object.entries(await named(employer.browser, id, posting.id))) {
    expect(text, name).not.toContain(hash)
    expect(text, name).not.toContain('"photo"')
  }
  const event = await employer.answer(id, { type: 'tell', message: 'Hello.' })
  expect(event.text).not.toContain(hash)
  for (const mail of await at.mails()) expect(JSON.stringify(mail)).not.toContain(hash)

  await employer.answer(id, { type: 'advance', to: 'screening', message: 'Welcome.' })
  const shown = await named(employer.browser, id, posting.id)
  for (const name of naming) expect(shown[name], name).toContain(`"photo":"${picture}"`)
})
