interface ImportMetaEnv {
  /** Base URL of the API, without a trailing slash. Default: `/api` on the same origin. */
  readonly VITE_API_BASE_URL?: string
  /** Name of the product. */
  readonly VITE_BRAND?: string
  /** Origin of a hosted backend that replaces the API on the same origin. */
  readonly VITE_HOSTED_URL?: string
  /** Public key of the hosted backend. */
  readonly VITE_HOSTED_KEY?: string
}

interface Document {
  /** True while the browser prerenders the page for a possible visit. Not in all browsers. */
  readonly prerendering?: boolean
}
