import * as v from 'valibot'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import type { Call } from '../../contract/call.ts'
import type { Route } from '../../contract/index.ts'
import { postingCalls } from '../../contract/postings/calls.ts'
import { emptyPosting, type PostingContent } from '../../contract/postings/posting.ts'
import { resumeCalls } from '../../contract/resumes/calls.ts'
import { Member, post } from './member.ts'
import { asRecord, worstPayload } from './payloads.ts'
import type { Texture } from './textures.ts'

const DAY = 86_400_000
const saved = v.looseObject({ id: v.string(), revision: v.number() })
const begun = v.looseObject({ id: v.string(), revision: v.number(), reference: v.string() })
const published = v.looseObject({ id: v.string(), slug: v.nullable(v.string()) })
const readable = v.looseObject({ company: v.looseObject({ slug: v.string() }) })
const shared = v.looseObject({ link: v.nullable(v.string()) })

const posting: PostingContent = {
  ...emptyPosting('Engine Builder'),
  description: 'You build engines that compute. '.repeat(5),
  workplace: 'onSite',
  places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
  employmentType: 'fullTime',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  validThrough: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
  hidesNames: true,
}

/** Members of both roles, with objects that contain the worst texts that validation accepts. */
export interface World {
  readonly memberOf: (area: Route['area']) => Member
  /** Keys that make a call refer to an object of its caller: ids, revisions, and one of two alternatives. */
  readonly ownOf: (route: Route<Call>) => Promise<Readonly<Record<string, unknown>>>
  /** A valid payload, for fields that do not accept the texture. */
  readonly exampleOf: (route: Route<Call>) => unknown
  /** Values for path parameters, such as `:slug`, or `companies/:slug` if the value depends on the folder. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Registers both sides and lets them save, publish, share and send objects with texts from the texture. */
export async function createWorld(origin: string, dataDir: string, texture: Texture): Promise<World> {
  const candidate = await new Member(origin).register('candidate', dataDir)
  const employer = await new Member(origin).register('employer', dataDir)
  const worst = (call: { payload: v.GenericSchema; maxBytes: number }, example: unknown, own: object) =>
    asRecord(
      worstPayload(call.payload, {
        aim: 'accepted',
        texture,
        choice: 1,
        maxBytes: call.maxBytes,
        example,
        own: { ...own },
      }),
    )
  /** Saves the worst payload; if the server refuses it, saves the example instead. */
  const save = async (
    member: Member,
    path: string,
    call: { payload: v.GenericSchema; maxBytes: number },
    example: object,
    own: object,
  ) => {
    const { text } = await member.send(path, post(worst(call, example, own)))
    if (!text.includes('"status":true')) await member.call(path, { ...example, ...own }, v.unknown())
  }

  const draft = await employer.call('/api/employer/create-posting', { title: posting.title }, saved)
  await save(employer, '/api/employer/save-posting', postingCalls.savePosting, { posting }, draftOf(draft))
  const readPosting = (id: string) => employer.call('/api/employer/read-posting', { id }, saved)
  const { revision } = await readPosting(draft.id)
  const open = await employer.call(
    '/api/employer/posting-event',
    { id: draft.id, revision, event: { type: 'publish' } },
    published,
  )

  const { company } = await employer.read(`/api/jobs/${open.slug}`, readable)

  const resume = await candidate.call('/api/candidate/create-resume', { title: 'Engines' }, saved)
  const document = { title: 'Engines', document: { basics: { name: 'Ada Byron' } } }
  await save(candidate, '/api/candidate/save-resume', resumeCalls.saveResume, document, draftOf(resume))
  const { link } = await candidate.call(
    '/api/candidate/share-resume',
    { id: resume.id, visibility: 'unlisted' },
    shared,
  )
  const text = { title: 'Engines', body: 'I build engines.' }
  const letter = await candidate.call('/api/candidate/create-letter', text, saved)
  await save(
    candidate,
    '/api/candidate/save-letter',
    letterCalls.saveLetter,
    { ...text, slug: null, resumeId: null },
    { ...draftOf(letter), slug: null, resumeId: null },
  )

  const application = await candidate.call('/api/candidate/start-application', { slug: open.slug }, begun)
  const chosen = { resume: { resumeId: resume.id }, letter: { text: text.body }, answers: {} }
  await save(candidate, '/api/candidate/save-application', applicationCalls.saveApplication, chosen, {
    ...draftOf(application),
    ...chosen,
    letter: { text: texture(6_000) },
  })
  const readApplication = () =>
    candidate.call('/api/candidate/read-application', { id: application.id }, begun)
  await candidate
    .call(
      '/api/candidate/application-event',
      { id: application.id, revision: (await readApplication()).revision, event: { type: 'submit' } },
      v.unknown(),
    )
    // If the application cannot be sent, the calls run on its draft.
    .catch(() => undefined)

  const ids: Partial<Record<Call['object'], string>> = {
    posting: draft.id,
    resume: resume.id,
    letter: letter.id,
    application: application.id,
    applicant: application.id,
  }
  const revisionOf = async (object: Call['object']) => {
    if (object === 'application' || object === 'applicant') return (await readApplication()).revision
    if (object === 'posting') return (await readPosting(draft.id)).revision
    const read = object === 'letter' ? 'read-letter' : 'read-resume'
    return (await candidate.call(`/api/candidate/${read}`, { id: ids[object] }, saved)).revision
  }
  const revisionIfKnown = (object: Call['object']) => revisionOf(object).catch(() => 1)
  const { emailAddress } = candidate
  return {
    memberOf: (area) => (area === 'employer' ? employer : candidate),
    ownOf: async ({ endpoint: call }) => {
      const takes = (key: string) => key in entriesOf(call.payload)
      return {
        ...(takes('id') && { id: ids[call.object] ?? resume.id }),
        ...(takes('reference') && { reference: undefined }),
        ...(takes('copyOf') && { copyOf: undefined }),
        ...(takes('version') && { version: undefined }),
        ...(takes('after') && { after: undefined }),
        ...(takes('slug') && { slug: open.slug }),
        ...(takes('ids') && { ids: [application.id] }),
        ...(takes('emailAddress') && { emailAddress }),
        ...(takes('resumeId') && { resumeId: resume.id }),
        ...(takes('revision') && { revision: await revisionIfKnown(call.object) }),
      }
    },
    exampleOf: ({ name }) => (name === 'savePosting' ? { posting } : undefined),
    parameters: {
      slug: open.slug ?? '',
      'companies/:slug': company.slug,
      id: resume.id,
      link: link?.split('/').at(-1) ?? '',
      reference: application.reference,
      part: '1',
    },
  }
}

const draftOf = ({ id, revision }: { readonly id: string; readonly revision: number }) => ({ id, revision })

const entriesOf = (schema: v.GenericSchema): object =>
  'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null ? schema.entries : {}
