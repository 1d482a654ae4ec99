/** Origin of the hosted backend, of a build with one. */
export const hostedUrl = (import.meta.env.VITE_HOSTED_URL ?? '').replace(/\/$/, '')

/** Its public key. */
export const hostedKey = import.meta.env.VITE_HOSTED_KEY ?? ''

/** Statuses of a backend that is away for a while (specification, 8). */
export const isAway = (status: number) => [502, 503, 504].includes(status)
