/** Size of Open Graph pictures, in pixels. */
export const picture = { width: 1200, height: 630 } as const

/** The picture of a page that has none of its own. */
export const sitePicturePath = '/picture.png'

/** The picture of a job. */
export const jobPicturePath = (slug: string) => `/jobs/${slug}/picture.png`

/** The picture of a company. */
export const companyPicturePath = (slug: string) => `/companies/${slug}/picture.png`

/** Placeholder for the origin in prerendered pages: only the server knows it. */
export const builtOrigin = 'https://origin.invalid'
