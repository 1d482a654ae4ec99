/** True if the window has room for a job beside the list: the query of the layout's column for it. */
export const wideLayoutQuery = (): MediaQueryList => matchMedia('(min-width: 56.5rem)')
