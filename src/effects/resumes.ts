import { resumeCalls, type Resume } from '../../contract/resumes/calls.ts'
import { resumePagePicture } from '../../contract/resumes/listing.ts'
import type { TypedResume } from '../../contract/resumes/typed.ts'
import type { Saving } from '../../machines/draft/draft.ts'
import type { NewResume, ResumeCommands } from '../../machines/resumes/resumeCommands.ts'
import type { OpenedResume, PicturedPages } from '../../machines/resumes/resumePage.ts'
import { resumeDrafts } from '../browser/storage/resumeDrafts.ts'
import { saveFile } from '../browser/saveFile.ts'
import { newResumeTitle } from '../words/resumes/resumes.ts'
import { contentOf } from './shared/resumeContent.ts'
import { readText, request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, requesting, type EffectRequest } from './shared/provided.ts'

export const listResumes = requesting(resumeCalls.listResumes)
export const readResume = requesting(resumeCalls.readResume)
export const listResumeVersions = requesting(resumeCalls.listResumeVersions)
export const resumePages = requesting(resumeCalls.resumePages)

/** Loads a resume for editing, with unsaved text from the device. */
export const openResume = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<OpenedResume> => {
    const resume = await request(resumeCalls.readResume, { id }, { signal })
    return { resume, opened: contentOf(resume), kept: resumeDrafts.of(id) }
  },
)

/** Loads the page layout of the saved resume, with a picture of each page. */
export const drawResume = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<PicturedPages> => {
    const laid = await request(resumeCalls.resumePages, { id }, { signal })
    const pictures = await Promise.all(
      laid.pages.map((_, page) =>
        readText(resumePagePicture({ id, revision: laid.revision }, page), { signal }),
      ),
    )
    return { ...laid, pictures }
  },
)

/** URL of the picture of a page. */
export const pictureOf: (of: Pick<Resume, 'id' | 'revision'>, page: number) => string = resumePagePicture

export const saveContent = provided(
  ({
    input: { content, ...named },
    signal,
  }: EffectRequest<Saving<TypedResume>>): Promise<{ readonly revision: number }> =>
    request(resumeCalls.saveResume, { ...named, ...content }, { signal }),
)

export const readContent = provided(async ({ input, signal }: EffectRequest<{ readonly id: string }>) =>
  contentOf(await request(resumeCalls.readResume, input, { signal })),
)

export const resumeCommands = commandEffect<ResumeCommands>({
  write: ({ input, signal }) => begin(input, signal),
  import: ({ input, signal }) => begin(input, signal),
  keepBoth: ({ input, signal }) => begin(input, signal),
  copy: ({ input: { id }, signal }) => request(resumeCalls.createResume, { copyOf: id }, { signal }),
  rename: async ({ input: { id, title }, signal }) => {
    const { revision, document } = await request(resumeCalls.readResume, { id }, { signal })
    await request(resumeCalls.saveResume, { id, revision, title, document }, { signal })
    return { id }
  },
  trash: ({ input, signal }) => request(resumeCalls.trashResume, input, { signal }),
  restore: ({ input, signal }) => request(resumeCalls.restoreResume, input, { signal }),
  delete: ({ input, signal }) => request(resumeCalls.deleteResume, input, { signal }),
  lock: ({ input: { id }, signal }) => request(resumeCalls.lockResume, { id, isLocked: true }, { signal }),
  unlock: ({ input: { id }, signal }) => request(resumeCalls.lockResume, { id, isLocked: false }, { signal }),
  share: ({ input: { id, visibility, expiresOn }, signal }) =>
    request(resumeCalls.shareResume, { id, visibility, expiresOn: expiresOn || null }, { signal }),
  pdf: async ({ input: { id, fileName }, signal }) => {
    saveFile(await request(resumeCalls.resumePdf, { id }, { signal }), fileName)
    return { id }
  },
  nameVersion: ({ input, signal }) => request(resumeCalls.nameResumeVersion, input, { signal }),
})

const begin = ({ title, document }: NewResume, signal: AbortSignal) =>
  request(resumeCalls.createResume, { title: title || newResumeTitle, document }, { signal })
