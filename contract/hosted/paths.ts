/** Path prefixes of the hosted API, which is compatible with `@supabase/supabase-js`. */
export const hostedPaths = {
  auth: '/auth/v1',
  storage: '/storage/v1',
  functions: '/functions/v1',
  realtime: '/realtime/v1',
} as const

/** Path of the websocket for realtime channels. */
export const websocketPath = `${hostedPaths.realtime}/websocket`
