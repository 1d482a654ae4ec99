/** Places in the memory that the polling thread shares: the longest wait so far, in ms, and when it asked last. */
export const [LONGEST, SENT_AT] = [0, 1] as const

/** Time in ms, by a clock that all threads share. */
export const clockMs = () => performance.timeOrigin + performance.now()
