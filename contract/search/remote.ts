/** Normalized words that people type as a place when they look for remote work. */
const WORDS = new Set([
  'remote',
  'remotely',
  'remote work',
  'fully remote',
  'work from home',
  'home office',
  'homeoffice',
  'wfh',
  'telework',
  'télétravail',
  'teletravail',
  'teletrabajo',
  'remoto',
])

/** True if a typed place means remote work. */
export const meansRemote = (place: string): boolean =>
  WORDS.has(
    place
      .trim()
      .toLowerCase()
      .replaceAll(/[-\s]+/g, ' '),
  )
