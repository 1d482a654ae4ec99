/** Limits of an error report: characters of the page and of the message, number of stack frames. */
export const reportBounds = { page: 100, message: 300, frames: 10 } as const

/** Stack frame: function, script or `[page]` for inline scripts, line and column. */
export const framePattern = /^(?:[\w$.<>[\] -]{1,60} )?(?:\/[\w./-]{1,80}|\[page\]):\d{1,9}:\d{1,9}$/

/** Name of an error. */
export const namePattern = /^[\w$]{1,40}$/

export const browserFamilies = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'] as const

export type BrowserFamily = (typeof browserFamilies)[number]
