/** Of every picture of a screen, in pixels. */
export const screenSize = { width: 390, height: 780 } as const
