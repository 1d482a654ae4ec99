import { readText } from '../request.ts'

/** Reads an SVG of the API with the access token. Its address holds all of it: the policy of the pages allows that. */
export const loadImage = async (src: string, signal: AbortSignal): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(await readText(src, { signal }))}`
