import * as v from 'valibot'

/** The two kinds of users (specification, 6). Each has its own accounts, sessions, cookies and calls. */
export const roles = ['candidate', 'employer'] as const

export const roleSchema = v.picklist(roles)

export type Role = v.InferOutput<typeof roleSchema>
