/** States of a saved search that sends job alerts. */
export const savedSearchStates = ['unconfirmed', 'active', 'paused', 'bouncing', 'asked', 'ended'] as const

export type SavedSearchState = (typeof savedSearchStates)[number]

/** Events that the owner of a saved search sends. */
export const savedSearchEvents = ['pause', 'resume', 'keep', 'stop'] as const

export type SavedSearchEvent = (typeof savedSearchEvents)[number]

/** Frequencies of job alerts: at most every 4 hours, each morning, each Monday morning. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** Minimum hours between two emails of a search whose frequency is `instant`. */
export const hoursBetweenInstantAlerts = 4
/** Local hours without alerts: `from` is the first quiet hour, `until` the first hour after them. */
export const quietHours = { from: 21, until: 7 } as const
/** Local hour at which daily and weekly alerts are sent. */
export const alertHour = 8

/** Days until an unconfirmed search ends. */
export const daysToConfirm = 7
/** Months after which the owner is asked to confirm that a search should continue. */
export const monthsUntilAsked = 12
/** Days that the owner has to answer before the search ends. */
export const daysToKeep = 14
/** Days after a bounced email until the search ends. */
export const daysOfBouncing = 30

/** Maximum number of saved searches, of an account and of an address without an account. */
export const savedSearchCounts = { account: 20, address: 5 } as const

/** Maximum number of jobs in one email. */
export const jobsInAlert = 20
