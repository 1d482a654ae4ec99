import * as v from 'valibot'
import type { Resume } from '../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../contract/resumes/listing.ts'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { resumeSamples } from '../../contract/resumes/samples.ts'
import type { PicturedPages } from '../../machines/resumes/resumePage.ts'
import sheet from '../../src/views/site/samples/plain.svg'
import drawn from '../../src/views/site/samples/plain.svg?raw'
import type { LinkTools } from '../../src/views/resumes/sharing/ShareDialog.tsx'

/** Document whose page is shown in the sample picture. */
export const document = v.parse(resumeDocument, resumeSamples.plain.document)

export const resume: Resume = {
  id: 'r1',
  title: 'Stage work',
  revision: 3,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-14T14:32:00.000Z',
  trashedAt: null,
  isLocked: false,
  visibility: 'private',
  link: null,
  expiresOn: null,
  document,
}

/** Preview state of a server that cannot render pages. */
export const notShown = {
  isBehind: true,
  refusal: 'This server can’t create PDFs: its type of machine isn’t supported.',
}

/** A resume with problems that the check finds. */
export const toCheck: Resume = {
  ...resume,
  document: {
    ...document,
    basics: { ...document.basics, phone: '' },
    work: [
      { ...document.work?.[0], highlights: ['Responsible for the workshop'] },
      { ...document.work?.[1], endDate: '2020-01' },
    ],
  },
}

const { document: _, ...item } = resume

export const resumes: readonly ResumeItem[] = [
  item,
  { ...item, id: 'r2', title: 'Workshop', updatedAt: '2026-03-01T08:00:00.000Z' },
  { ...item, id: 'r3', title: 'New resume', updatedAt: '2026-02-20T08:00:00.000Z' },
]

export const inTrash: readonly ResumeItem[] = [
  { ...item, id: 'r4', title: 'For cinemas', trashedAt: '2026-03-10T08:00:00.000Z' },
]

/** Rendered sample page, with the marks of two of its lines. */
export const pages: PicturedPages = {
  pictures: [drawn],
  revision: 3,
  pages: [{ width: 595.28, height: 841.89 }],
  marks: [
    { path: 'basics.name', page: 0, x: 57, y: 45, width: 160, height: 26 },
    { path: 'work.0.highlights.1', page: 0, x: 57, y: 200, width: 300, height: 15 },
  ],
  text: ['Mina Okafor', 'Stage and bench carpenter', 'Experience', 'Head carpenter Mar 2021 – Present'],
}

/** Sample link that no server resolves. */
export const link = `/r/${'a1B2'.repeat(10)}xyz`

export const linkTools: LinkTools = {
  addressOf: (path) => `https://jobs.example${path}`,
  copy: async () => true,
}

export const pictureOf = () => sheet
