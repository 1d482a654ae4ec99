import { fromPromise } from 'xstate'
import type * as Real from '../../../../src/effects/talent/talentSearch.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import type { ShortlistPart } from '../../../../machines/talent/shortlistPage.ts'
import type { FoundPeople } from '../../../../machines/talent/talentSearchPage.ts'
import type { PersonStanding } from '../../../../machines/talent/person.ts'
import { required } from '../../../../machines/shared/required.ts'
import type { InviteCommands } from '../../../../machines/talent/inviteCommands.ts'
import type { ShortlistCommands } from '../../../../machines/talent/shortlistCommands.ts'
import { answer } from '../../../support/formEffect.ts'
import { mina } from '../../../talent/people.ts'
import { foundPeople, people, sentInvitation, shortlisted } from '../../../talent/results.ts'

type Effects = typeof Real

const shortlist = new Map(shortlisted.map((person) => [person.id, person]))

const withMark = (id: string) => ({ ...required(people.find((person) => person.id === id)), isSaved: true })

export const searchPeople: Effects['searchPeople'] = fromPromise(() =>
  answer<FoundPeople>(() => ({
    ...foundPeople,
    next: null,
    items: people.map((person) => ({ ...person, isSaved: shortlist.has(person.id) })),
  })),
)

export const readPerson: Effects['readPerson'] = fromPromise(({ input: { id } }) =>
  answer(() => ({ ...mina, id })),
)

export const listShortlist: Effects['listShortlist'] = fromPromise(() =>
  answer<ShortlistPart>(() => ({ items: [...shortlist.values()], next: null })),
)

export const readStanding: Effects['readStanding'] = fromPromise(({ input: { id } }) =>
  answer<PersonStanding>(() => ({
    saved: shortlist.get(id) ?? null,
    sent: null,
    left: { open: 10, today: 50 },
  })),
)

const save = (id: string, note: string) => {
  const saved = {
    ...withMark(id),
    note,
    savedAt: '2026-11-20T09:00:00.000Z',
    savedBy: 'Robin Ashworth',
  }
  shortlist.set(id, saved)
  return saved
}

const remove = (id: string) => {
  shortlist.delete(id)
  return { id }
}

export const changeMark: Effects['changeMark'] = fromPromise(({ input: { id, isSaved } }) =>
  answer<object>(() => (isSaved ? save(id, '') : remove(id))),
)

export const shortlistCommands: Effects['shortlistCommands'] = commandEffect<ShortlistCommands>({
  saveNote: ({ input: { id, note } }) => answer(() => save(id, note)),
  restore: ({ input: { id, note } }) => answer(() => save(id, note)),
  remove: ({ input: { id } }) => answer(() => remove(id)),
})

export const inviteCommands: Effects['inviteCommands'] = commandEffect<InviteCommands>({
  invite: ({ input: { message } }) => answer(() => ({ ...sentInvitation, message, timeline: [] })),
})
