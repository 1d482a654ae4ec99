import { readText } from '../request.ts'

/**
 * Loads an SVG of the API with the access token, as a data URL, which the security policy of the pages
 * allows.
 */
export const loadImage = async (src: string, signal: AbortSignal): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(await readText(src, { signal }))}`
