import * as v from 'valibot'
import { contract } from '../../../contract/index.ts'
import { shownProfile } from '../../../contract/talent/profile.ts'
import { ownObject } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { peopleVisibleTo } from '../../talent/visibleTo.ts'
import { defineHandler } from '../shared/defineHandler.ts'

const contentSchema = v.omit(shownProfile, ['id'])

/** Gives a profile as the company may see it. Refused (404) alike for hidden, excluded and unknown people. */
export const readCandidate = defineHandler(
  contract.talent.readCandidate,
  async ({ company, db, keyedHash }, { id }) => {
    const ids = createPersonIds(keyedHash)
    const row = ownObject(
      await peopleVisibleTo(db, company.id)
        .innerJoin('shown_profiles', 'shown_profiles.number', 'search_profiles.number')
        .select(['search_profiles.person_id', 'shown_profiles.content'])
        .where('search_profiles.person_id', '=', ids.personOf(company.id, id))
        .executeTakeFirst(),
    )
    return {
      ...v.parse(contentSchema, JSON.parse(row.content)),
      id: ids.idFor(company.id, row.person_id),
    }
  },
)
