import * as v from 'valibot'

/** Parts of an application that an employer can open. */
export const openedParts = ['application', 'resume'] as const

/** Day in UTC, `YYYY-MM-DD`, on which a member of the company opened an application, and the opened parts. */
export const openingSchema = v.object({ day: v.string(), what: v.array(v.picklist(openedParts)) })

export type Opening = v.InferOutput<typeof openingSchema>
