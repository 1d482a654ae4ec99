/** Where the API is, on this origin. */
export const base = import.meta.env.VITE_API_BASE_URL ?? '/api'
