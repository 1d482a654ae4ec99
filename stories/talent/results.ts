import type { SentIntroductionItem } from '../../contract/introductions/calls.ts'
import type { PersonInList } from '../../contract/talent/search.ts'
import type { SavedPerson } from '../../contract/talent/talentCalls.ts'
import type { FoundPeople } from '../../machines/talent/talentSearchPage.ts'
import { mina } from './people.ts'

const item = {
  id: mina.id,
  name: { firstName: 'Mina', lastName: 'Okafor' },
  headline: 'Stage carpenter',
  place: 'Leeds, United Kingdom',
  skills: ['Timber framing', 'Welding', 'AutoCAD', 'Rigging'],
  years: 7,
  notice: 30,
  availableFrom: '2027-01-04',
  isRemote: false,
  types: ['fullTime'],
  updatedAt: '2026-11-12',
  isSaved: false,
} satisfies PersonInList

const { name: _, ...nameless } = item

/** Found people, including an anonymous one and one with few details. */
export const people: readonly PersonInList[] = [
  item,
  {
    ...item,
    id: 'person-4',
    name: { firstName: 'Jonas', lastName: 'Brandt' },
    headline: 'Set builder',
    place: 'York, United Kingdom',
    years: 9,
    notice: 0,
    availableFrom: null,
    skills: ['Timber framing', 'CNC router', 'Working drawings'],
    isSaved: true,
  },
  {
    ...nameless,
    id: 'person-2',
    headline: 'Exhibition joiner',
    place: 'Bradford, United Kingdom',
    years: 5,
    availableFrom: null,
    isRemote: true,
    skills: ['Timber framing', 'Welding', 'Cabinetmaking'],
  },
  {
    ...item,
    id: 'person-3',
    name: { firstName: 'Piotr', lastName: 'Nowak' },
    headline: '',
    place: null,
    years: null,
    notice: null,
    availableFrom: null,
    skills: [],
  },
]

/** First page of results with more to load. */
export const foundPeople: FoundPeople = {
  items: people,
  next: 'after-4',
  total: { count: 33, isCapped: false },
  facets: {
    workplace: { onSite: 31, remote: 6 },
    type: { fullTime: 28, contract: 12 },
    level: { mid: 14, senior: 12 },
    notice: { 0: 9, 30: 17, 90: 24 },
    updated: { 7: 11, 30: 26, 90: 33 },
  },
  areFacetsCapped: false,
  place: null,
}

export const nobodyFound: FoundPeople = {
  ...foundPeople,
  items: [],
  next: null,
  total: { count: 0, isCapped: false },
  facets: { workplace: {}, type: {}, level: {}, notice: {}, updated: {} },
}

const savedPeople = people.map((person): SavedPerson => ({
  ...person,
  isSaved: true,
  note: '',
  savedAt: '2026-11-20T09:00:00.000Z',
  savedBy: 'Robin Ashworth',
}))

/** People on a shortlist: the first with a note, the last saved by a member who has left. */
export const shortlisted: readonly SavedPerson[] = savedPeople.map((person, index) => ({
  ...person,
  note: index === 0 ? 'Built the touring set in 2024. Ask about rigging.' : '',
  savedBy: index === savedPeople.length - 1 ? null : person.savedBy,
}))

/** An invitation that waits for the candidate's reply. */
export const sentInvitation: SentIntroductionItem = {
  id: 'introduction-1',
  revision: 1,
  state: 'asked',
  turn: { side: 'candidate', lateness: 'onTime', dueAt: '2026-12-01T09:00:00.000Z' },
  posting: {
    id: 'posting-1',
    slug: 'stage-carpenter',
    title: 'Stage carpenter',
    state: 'published',
    pay: { min: 3_200_000, max: 3_800_000, currency: 'GBP', period: 'year' },
    company: { name: 'Sample Company', slug: 'sample-company' },
  },
  createdAt: '2026-11-24T09:00:00.000Z',
  endedAt: null,
  keptUntil: null,
  shares: [],
  message: 'We build touring sets in Leeds and need a carpenter from January.',
  application: null,
  can: ['withdraw'],
  person: { id: mina.id, headline: 'Stage carpenter', name: { firstName: 'Mina', lastName: 'Okafor' } },
  askedBy: 'Robin Ashworth',
}
