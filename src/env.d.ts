interface ImportMetaEnv {
  /** Base URL of the API, without a trailing slash. Default: `/api` on the same origin. */
  readonly VITE_API_BASE_URL?: string
  /** The product's name. */
  readonly VITE_BRAND?: string
  /** Origin of a hosted backend, instead of the API on the same origin (docs/hosted.md). */
  readonly VITE_HOSTED_URL?: string
  /** Its public key. */
  readonly VITE_HOSTED_KEY?: string
}

interface Document {
  /** True if the browser makes the page ready for a visit that may follow. Not every browser does that. */
  readonly prerendering?: boolean
}
