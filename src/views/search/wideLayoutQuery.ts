/** Media query of the layout with a job beside the list. */
export const wideLayoutQuery = (): MediaQueryList => matchMedia('(min-width: 56.5rem)')
