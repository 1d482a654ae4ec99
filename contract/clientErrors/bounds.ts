/** Bounds of a report, in characters. */
export const reportBounds = { page: 100, message: 300, frames: 10 } as const

/** A frame of a stack: a function, and its place in a script of ours or, of an inline script, in the page. */
export const framePattern = /^(?:[\w$.<>[\] -]{1,60} )?(?:\/[\w./-]{1,80}|\[page\]):\d{1,9}:\d{1,9}$/

/** The name of an error. */
export const namePattern = /^[\w$]{1,40}$/

export const browserFamilies = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'] as const

export type BrowserFamily = (typeof browserFamilies)[number]
