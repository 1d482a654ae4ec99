/** Paths of the hosted API, which speaks the wire of `@supabase/supabase-js` (docs/hosted.md). */
export const hostedPaths = {
  auth: '/auth/v1',
  storage: '/storage/v1',
  functions: '/functions/v1',
  realtime: '/realtime/v1',
} as const

/** The websocket of channels. */
export const websocketPath = `${hostedPaths.realtime}/websocket`
