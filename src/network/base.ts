/** Base path of the API. */
export const base = import.meta.env.VITE_API_BASE_URL ?? '/api'
