import { fromPromise } from 'xstate'
import * as v from 'valibot'
import type { Resume, ResumePages, ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../../contract/resumes/listing.ts'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { plainTextOf } from '../../../contract/resumes/export.ts'
import { typedResume } from '../../../contract/resumes/typed.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { OpenedResume, PicturedPages } from '../../../machines/resumes/resumePage.ts'
import type { ResumeCommands } from '../../../machines/resumes/resumeCommands.ts'
import type * as Real from '../../../src/effects/resumes.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { contentOf } from '../../../src/effects/shared/resumeContent.ts'
import { resume as sample, pages as samplePages, pictureOf as samplePicture } from '../../resumes/samples.ts'
import { answer, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'
import { keepResume, knownResumes } from '../memory.ts'

type Effects = typeof Real

const notThere = { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure

function find(wanted: string): Resume {
  const found = knownResumes().find(({ id }) => id === wanted)
  if (!found) throw notThere
  return found
}

const itemOf = ({ document: _, ...item }: Resume): ResumeItem => item

export const listResumes: Effects['listResumes'] = fromPromise(({ input }) =>
  answer((): { items: ResumeItem[]; next: string | null; counts: { kept: number; trashed: number } } => ({
    items: input.trashed ? [] : knownResumes().map(itemOf),
    next: null,
    counts: { kept: knownResumes().length, trashed: 0 },
  })),
)
export const readResume: Effects['readResume'] = fromPromise(({ input }) => answer(() => find(input.id)))
export const listResumeVersions: Effects['listResumeVersions'] = fromPromise(() =>
  answer((): { versions: ResumeVersion[] } => ({ versions: [] })),
)
export const openResume: Effects['openResume'] = fromPromise(({ input }) =>
  answer((): OpenedResume => {
    const resume = find(input.id)
    return { resume, opened: contentOf(resume), kept: undefined }
  }),
)
/** Pages of a resume with its real text and a sample picture. */
function pagesOf(id: string): PicturedPages {
  const { document, revision } = find(id)
  return { ...samplePages, revision, text: plainTextOf(document).split('\n') }
}
export const resumePages: Effects['resumePages'] = fromPromise(({ input }) =>
  answer((): ResumePages => pagesOf(input.id)),
)
export const drawResume: Effects['drawResume'] = fromPromise(({ input }) => answer(() => pagesOf(input.id)))
export const pictureOf: Effects['pictureOf'] = samplePicture
export const saveContent: Effects['saveContent'] = fromPromise(({ input: { content, id } }) =>
  answer(() => {
    const before = find(id)
    return keepResume({ ...before, ...v.parse(typedResume, content), revision: before.revision + 1 })
  }),
)
export const readContent: Effects['readContent'] = fromPromise(({ input }) =>
  answer(() => contentOf(find(input.id))),
)

const nothing = () =>
  answer((): never => {
    throw notThere
  })

export const resumeCommands: Effects['resumeCommands'] = commandEffect<ResumeCommands>({
  write: ({ input: { document, title } }) =>
    answer(() =>
      keepResume({
        ...sample,
        id: `${knownResumes().length + 1}`,
        revision: 1,
        title,
        document: v.parse(resumeDocument, document),
      }),
    ),
  pdf: ({ input: { id } }) => answer(() => ({ id })),
  import: nothing,
  copy: nothing,
  keepBoth: nothing,
  rename: nothing,
  trash: nothing,
  restore: nothing,
  delete: nothing,
  lock: nothing,
  unlock: nothing,
  share: nothing,
  nameVersion: nothing,
})
