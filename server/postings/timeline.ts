import * as v from 'valibot'
import { outcomes } from '../../contract/postings/lifecycle.ts'
import { reviewReasons } from '../../contract/postings/review.ts'
import type { TimelineEntry } from '../../contract/postings/timeline.ts'
import type { Database } from '../store/schema.ts'

/** Maximum number of entries. */
const most = 200

/** Parts of a ledger payload that an entry shows. For an edit, field names without their values. */
const told = v.object({
  outcome: v.optional(v.picklist(outcomes)),
  reason: v.optional(v.string()),
  validThrough: v.optional(v.string()),
  changed: v.optional(v.record(v.string(), v.unknown())),
  reasons: v.optional(v.array(v.picklist(reviewReasons))),
})

/** Timeline of a posting for its company, oldest first. */
export async function timelineOf(db: Database, postingId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('accounts', 'accounts.id', 'events.account_id')
    .select(['seq', 'type', 'actor', 'at', 'payload', 'from_state', 'to_state', 'first_name', 'last_name'])
    .where('subject_kind', '=', 'posting')
    .where('subject_id', '=', postingId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map(({ seq, type, actor, at, payload, first_name, last_name, ...states }) => {
    const { changed, ...more } = v.parse(told, JSON.parse(payload))
    return {
      seq,
      type,
      actor,
      at: new Date(at).toISOString(),
      from: states.from_state,
      to: states.to_state,
      name: first_name === null ? null : `${first_name} ${last_name}`.trim(),
      ...more,
      ...(changed && { changed: Object.keys(changed) }),
    }
  })
}
