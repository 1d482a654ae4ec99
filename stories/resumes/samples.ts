import type { Resume, ResumeItem, ResumePages } from '../../contract/resumes/calls.ts'
import { mina as document } from '../../contract/resumes/samples.ts'
import type { LinkTools } from '../../src/views/resumes/sharing/ShareDialog.tsx'

export { document }

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

const { document: _, ...item } = resume

export const resumes: readonly ResumeItem[] = [
  item,
  { ...item, id: 'r2', title: 'Workshop', updatedAt: '2026-03-01T08:00:00.000Z' },
  { ...item, id: 'r3', title: 'New resume', updatedAt: '2026-02-20T08:00:00.000Z' },
]

export const binned: readonly ResumeItem[] = [
  { ...item, id: 'r4', title: 'For cinemas', trashedAt: '2026-03-10T08:00:00.000Z' },
]

/** As a server would lay it out, drawn by nobody: the pictures of stories are blank sheets with the words on them. */
export const pages: ResumePages = {
  revision: 3,
  pages: [{ width: 595.28, height: 841.89 }],
  marks: [
    { path: 'basics.name', page: 0, x: 57, y: 45, width: 160, height: 26 },
    { path: 'work.0.highlights.1', page: 0, x: 57, y: 200, width: 300, height: 15 },
  ],
  text: ['Mina Okafor', 'Stage and bench carpenter', 'Experience', 'Head carpenter Mar 2021 – Present'],
}

/** A link that leads nowhere but in pictures. */
export const link = `/r/${'a1B2'.repeat(10)}xyz`

export const linkTools: LinkTools = {
  addressOf: (path) => `https://jobs.example${path}`,
  copy: async () => true,
}

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><g font-family="sans-serif" fill="#101f1d"><text x="57" y="66" font-size="22">Mina Okafor</text><text x="57" y="84" font-size="11">Stage and bench carpenter</text><text x="57" y="130" font-size="12">Experience</text><text x="57" y="150" font-size="10.5">Head carpenter, Larkspur Joinery</text><text x="57" y="211" font-size="10.5">• Cut offcut waste by a third</text></g></svg>`

export const pictureOf = () => `data:image/svg+xml,${encodeURIComponent(sheet)}`
