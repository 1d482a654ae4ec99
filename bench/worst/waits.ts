/**
 * Indexes in the memory shared with the polling thread: longest wait so far in ms, and start of the pending
 * request.
 */
export const [LONGEST, SENT_AT] = [0, 1] as const

/** Current time in ms, comparable between threads. */
export const clockMs = () => performance.timeOrigin + performance.now()
