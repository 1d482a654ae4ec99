/** Origin of the hosted backend; empty in builds for the API. */
export const hostedUrl = (import.meta.env.VITE_HOSTED_URL ?? '').replace(/\/$/, '')

/** Public key of the hosted backend. */
export const hostedKey = import.meta.env.VITE_HOSTED_KEY ?? ''

/** True for statuses of a temporarily unavailable backend (specification, 8). */
export const isAway = (status: number) => [502, 503, 504].includes(status)
