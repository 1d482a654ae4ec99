import * as v from 'valibot'
import { resumeCalls, resumePagePicture, type Resume } from '../../contract/resumes/calls.ts'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { typedResume } from '../../contract/resumes/typed.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Saving } from '../../machines/editing/autosavingSetup.ts'
import { textIn } from '../../machines/shared/submission.ts'
import { newResumeTitle } from '../words/resumes/resumes.ts'
import { contentOf } from './shared/resumeContent.ts'
import { failure } from '../network/failure.ts'
import { brokenRules, request } from '../network/request.ts'
import { provided, requesting, type Asked } from './shared/provided.ts'

export const listResumes = requesting(resumeCalls.listResumes)
export const readResume = requesting(resumeCalls.readResume)
export const listResumeVersions = requesting(resumeCalls.listResumeVersions)
export const resumePages = requesting(resumeCalls.resumePages)

/**
 * The picture of a page of a resume, as it was at a revision: SVG.
 *
 * @throws {Failure} `unexpected` where there is none
 * @throws what `fetch` throws on the way; `toFailure` knows each
 */
export async function readPagePicture(
  of: Parameters<typeof resumePagePicture>[0],
  page: number,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(resumePagePicture(of, page), { redirect: 'error', signal })
  if (!response.ok) throw failure('unexpected')
  return response.text()
}

/** Where the picture of a page comes from. */
export const pictureOf: (of: Pick<Resume, 'id' | 'revision'>, page: number) => string = resumePagePicture

/** The resume that was changed last, if there is one. */
export const newestResume = provided(
  async ({ signal }: Asked<object>): Promise<{ readonly resume: Resume | null }> => {
    const { items } = await request(resumeCalls.listResumes, { limit: 1 }, { signal })
    const [newest] = items
    return { resume: newest ? await request(resumeCalls.readResume, { id: newest.id }, { signal }) : null }
  },
)

export const saveContent = provided(
  async ({ input: { content, ...named }, signal }: Asked<Saving>): Promise<{ readonly revision: number }> => {
    const typed = v.safeParse(typedResume, content)
    if (!typed.success) throw brokenRules(typed.issues)
    return request(resumeCalls.saveResume, { ...named, ...typed.output }, { signal })
  },
)

export const readContent = provided(async ({ input, signal }: Asked<{ readonly id: string }>) =>
  contentOf(await request(resumeCalls.readResume, input, { signal })),
)

/** Does something with the resumes of a list: what it gives has the id of the resume. */
export const actOnResumes = provided(
  async ({ input: { act, form }, signal }: Asked<Acted>): Promise<object> => {
    const { name, of: id = '' } = act
    if (name === 'write' || name === 'import' || name === 'both') return begin(form, signal)
    if (name === 'copy') return request(resumeCalls.createResume, { copyOf: id }, { signal })
    if (name === 'rename') {
      const { revision, document, title }: Resume = await request(resumeCalls.readResume, { id }, { signal })
      const renamed = form ? textIn(form, 'title') : title
      await request(resumeCalls.saveResume, { id, revision, title: renamed, document }, { signal })
      return { id }
    }
    if (name === 'pdf') return request(resumeCalls.resumePdf, { id }, { signal })
    if (name === 'name') {
      const [resume = '', revision] = id.split(' ')
      const named = { id: resume, revision: Number(revision), name: form ? textIn(form, 'title') : '' }
      return request(resumeCalls.nameResumeVersion, named, { signal })
    }
    if (name === 'share') return share(id, form, signal)
    if (name === 'lock' || name === 'unlock')
      return request(resumeCalls.lockResume, { id, isLocked: name === 'lock' }, { signal })
    if (name === 'restore') return request(resumeCalls.restoreResume, { id }, { signal })
    return request(name === 'delete' ? resumeCalls.deleteResume : resumeCalls.trashResume, { id }, { signal })
  },
)

/** Says who may see a resume, and until which day if there is one. */
const share = (id: string, form: FormData | undefined, signal: AbortSignal) =>
  request(
    resumeCalls.shareResume,
    {
      id,
      visibility: form && textIn(form, 'visibility'),
      expiresOn: (form && textIn(form, 'expiresOn')) || null,
    },
    { signal },
  )

/** Makes a resume of what the form says: its title, and its document as JSON. */
function begin(form: FormData | undefined, signal: AbortSignal) {
  const title = (form && textIn(form, 'title')) || newResumeTitle
  const document = v.parse(resumeDocument, JSON.parse((form && textIn(form, 'document')) || '{}'))
  return request(resumeCalls.createResume, { title, document }, { signal })
}
