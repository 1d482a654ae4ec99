import * as v from 'valibot'

/** What of an application can be opened: the application itself, and the resume that was sent with it. */
export const openedParts = ['application', 'resume'] as const

/** A day in UTC, `YYYY-MM-DD`, on which somebody of the company opened an application, and what of it. */
export const openingSchema = v.object({ day: v.string(), what: v.array(v.picklist(openedParts)) })

export type Opening = v.InferOutput<typeof openingSchema>
