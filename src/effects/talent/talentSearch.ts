import { introductionCalls } from '../../../contract/introductions/calls.ts'
import type { PersonSearch } from '../../../contract/talent/address.ts'
import { talentCalls } from '../../../contract/talent/talentCalls.ts'
import type { InviteCommands } from '../../../machines/talent/inviteCommands.ts'
import type { PersonStanding } from '../../../machines/talent/person.ts'
import type { ShortlistChange } from '../../../machines/talent/shortlistMarks.ts'
import type { ShortlistCommands } from '../../../machines/talent/shortlistCommands.ts'
import type { ShortlistPart } from '../../../machines/talent/shortlistPage.ts'
import type { FoundPeople } from '../../../machines/talent/talentSearchPage.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, requesting, type EffectRequest } from '../shared/provided.ts'

/** Loads a page of the people who match a search. */
export const searchPeople = provided(
  async ({ input, signal }: EffectRequest<PersonSearch>): Promise<FoundPeople> => {
    const { people, ...found } = await request(talentCalls.searchProfiles, input, { signal })
    return { ...found, items: people }
  },
)

export const readPerson = requesting(talentCalls.readCandidate)

/** Loads a page of the company's shortlist. */
export const listShortlist = provided(({ input, signal }: EffectRequest<object>): Promise<ShortlistPart> =>
  request(talentCalls.listSavedCandidates, input, { signal }),
)

/** Loads a person's shortlist entry and the latest invitation to them. */
export const readStanding = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<PersonStanding> => {
    const [saved, sent] = await Promise.all([
      request(talentCalls.listSavedCandidates, { among: [id], limit: 1 }, { signal }),
      request(introductionCalls.listSentIntroductions, { person: id, limit: 1 }, { signal }),
    ])
    return { saved: saved.items[0] ?? null, sent: sent.items[0] ?? null, left: sent.left }
  },
)

export const changeMark = provided(
  ({ input: { id, isSaved }, signal }: EffectRequest<ShortlistChange>): Promise<object> =>
    request(isSaved ? talentCalls.saveCandidate : talentCalls.unsaveCandidate, { id }, { signal }),
)

const save = ({ input, signal }: EffectRequest<{ readonly id: string; readonly note: string }>) =>
  request(talentCalls.saveCandidate, input, { signal })

export const shortlistCommands = commandEffect<ShortlistCommands>({
  saveNote: save,
  restore: save,
  remove: ({ input, signal }) => request(talentCalls.unsaveCandidate, input, { signal }),
})

export const inviteCommands = commandEffect<InviteCommands>({
  invite: ({ input, signal }) => request(introductionCalls.askIntroduction, input, { signal }),
})
