/** States of a saved search that sends job alerts. */
export const savedSearchStates = ['unconfirmed', 'active', 'paused', 'bouncing', 'asked', 'ended'] as const

export type SavedSearchState = (typeof savedSearchStates)[number]

/** Events that the owner of a saved search sends. */
export const savedSearchEvents = ['pause', 'resume', 'keep', 'stop'] as const

export type SavedSearchEvent = (typeof savedSearchEvents)[number]

/** Frequencies of job alerts: at most every 4 hours, each morning, each Monday morning. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** Least hours between two mails of a search whose frequency is `instant`. */
export const hoursBetweenInstantAlerts = 4
/** Hours of the local day in which no alert is sent: from the first to before the second. */
export const quietHours = { from: 21, until: 7 } as const
/** Local hour of daily and weekly alerts. */
export const alertHour = 8

/** Days until an unconfirmed search ends. */
export const daysToConfirm = 7
/** Months until the owner is asked whether to go on. */
export const monthsUntilAsked = 12
/** Days to answer, before the search ends. */
export const daysToKeep = 14
/** Days after a bounce until the search ends. */
export const daysOfBouncing = 30

/** Most saved searches of an account, and of an address without one. */
export const savedSearchCounts = { account: 20, address: 5 } as const

/** Most jobs in one mail. */
export const jobsInAlert = 20
