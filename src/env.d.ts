interface ImportMetaEnv {
  /** Base URL of the API, without a trailing slash. Default: `/api` on the same origin. */
  readonly VITE_API_BASE_URL?: string
  /** The product's name. */
  readonly VITE_BRAND?: string
}

interface Document {
  /** True if the browser makes the page ready for a visit that may follow. Not every browser does that. */
  readonly prerendering?: boolean
}
