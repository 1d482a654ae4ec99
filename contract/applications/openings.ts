import * as v from 'valibot'

/** Parts of an application that the employer can open: the application, and its resume. */
export const openedParts = ['application', 'resume'] as const

/** A day in UTC, `YYYY-MM-DD`, on which somebody of the company opened an application, and what of it. */
export const openingSchema = v.object({ day: v.string(), what: v.array(v.picklist(openedParts)) })

export type Opening = v.InferOutput<typeof openingSchema>
