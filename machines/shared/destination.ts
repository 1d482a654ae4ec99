/** Where to go, and what the page there is told. */
export interface Destination {
  readonly to: string
  readonly state?: PageState | undefined
}

/** What one page hands to the next. It lives in the browser's history, and survives a reload. */
export interface PageState {
  /** So that an address that was typed once need not be typed again. */
  readonly emailAddress?: string | undefined
  readonly passwordChanged?: boolean | undefined
  /** When another link may be asked for, in milliseconds since 1970. */
  readonly resendAt?: number | undefined
}
