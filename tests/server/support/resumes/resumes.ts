import * as v from 'valibot'
import { resumeCalls, type ResumeCallName } from '../../../../contract/resumes/calls.ts'
import { readAnswer, type Answer, type Browser, type TestServer } from '../harness.ts'

export const ask = async (browser: Browser, name: ResumeCallName, payload: object = {}): Promise<Answer> =>
  readAnswer(
    await browser.send(`/api/candidate/${resumeCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

/** Actions of a candidate on resumes, which must succeed. */
export const resumesIn = (browser: Browser) => ({
  create: async (payload: object = { title: 'Engineer' }) =>
    v.parse(resumeCalls.createResume.result, (await ask(browser, 'createResume', payload)).result),
  read: async (id: string, version?: number) =>
    v.parse(resumeCalls.readResume.result, (await ask(browser, 'readResume', { id, version })).result),
  save: async (id: string, revision: number, document: object, title = 'Engineer') =>
    v.parse(
      resumeCalls.saveResume.result,
      (await ask(browser, 'saveResume', { id, revision, title, document })).result,
    ),
  list: async (wanted: object = {}) =>
    v.parse(resumeCalls.listResumes.result, (await ask(browser, 'listResumes', wanted)).result),
  versions: async (id: string) =>
    v.parse(resumeCalls.listResumeVersions.result, (await ask(browser, 'listResumeVersions', { id })).result)
      .versions,
})

/** Registers a candidate with a unique address. */
export async function signedInAt(server: TestServer): Promise<Browser> {
  const { browser } = await server.registered({
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: `${crypto.randomUUID()}@example.com`,
    password: 'Analytical1!',
    provider: 'email',
  })
  return browser
}

/** A resume with only a name. */
export const named = (name: string) => ({ basics: { name } })
