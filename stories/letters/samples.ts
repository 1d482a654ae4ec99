import type { Letter, LetterItem, LetterLook } from '../../contract/letters/calls.ts'
import { wordsIn } from '../../contract/markdown/words.ts'
import type { Paragraph } from '../../contract/letters/paragraphs.ts'

export const theatre = {
  slug: 'stage-carpenter-fernhill-abc123',
  title: 'Stage carpenter',
  company: { name: 'Fernhill Theatre' },
}

export const cinema = {
  slug: 'projectionist-lamplight-def456',
  title: 'Projectionist',
  company: { name: 'Lamplight Pictures' },
}

const body = `Dear team of {{company}},

I build **sets that move**, and take them down again without a nail left behind. For eight years I have done so for touring companies, in halls that nobody had measured before the truck came.

What I would bring to {{company}} as your {{role}}:

- Sets drawn so that two people can carry every part
- A workshop that is clean in the evening
- Calm, when the curtain goes up in ten minutes

I would like to see your stage, and to hear what is planned for it.

Kind regards
{{name}}`

export const letter: Letter = {
  id: 'l1',
  title: 'For theatres',
  revision: 3,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-14T14:32:00.000Z',
  trashedAt: null,
  opening:
    'Dear team of {{company}}, I build sets that move, and take them down again without a nail left behind.',
  words: wordsIn(body),
  job: theatre,
  body,
  resumeId: null,
}

export const letters: readonly LetterItem[] = [
  letter,
  {
    ...letter,
    id: 'l2',
    title: 'For any workshop',
    job: null,
    words: 198,
    opening: 'Dear {{company}}, wood is what I know, and what I would like to know better.',
    updatedAt: '2026-03-01T08:00:00.000Z',
  },
  {
    ...letter,
    id: 'l3',
    title: 'New letter',
    job: null,
    words: 0,
    opening: '',
    updatedAt: '2026-02-20T08:00:00.000Z',
  },
]

export const inTrash: readonly LetterItem[] = [
  { ...letter, id: 'l4', title: 'For cinemas', job: cinema, trashedAt: '2026-03-10T08:00:00.000Z' },
]

/** Paragraphs from other letters of the candidate. */
export const paragraphs: readonly Paragraph[] = [
  { title: 'For cinemas', text: 'In repertoire houses I kept four sets in step, two of them in a van.' },
  {
    title: 'For cinemas',
    text: 'What I would bring to {{company}}:\n- A licence for forklifts\n- Hands that know every joint',
  },
  {
    title: 'For workshops',
    text: 'I have drawn and built kitchens for eleven houses, and would do the twelfth again.',
  },
]

export const looks: readonly LetterLook[] = [
  { id: 'r1', title: 'Stage and workshop', isTrashed: false },
  { id: 'r2', title: 'For film', isTrashed: false },
  { id: 'r3', title: 'First try', isTrashed: true },
]
